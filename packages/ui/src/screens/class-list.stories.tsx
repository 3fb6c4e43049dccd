import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClipboardCheck, CreditCard, Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import {
  Button,
  Card,
  DataTable,
  Grid,
  Inline,
  Page,
  Pagination,
  SearchInput,
  SeatsBar,
  Select,
  Stat,
  StatusBadge,
  Text,
} from '../index.js';
import { ConsoleFrame } from './sample-frame.js';

const classes = [
  {
    id: '1',
    name: '2026 年第三期（上海）',
    city: '上海',
    state: '报名中',
    tone: 'success',
    taken: 87,
    capacity: 100,
    from: '2026-11-01',
    to: '2026-12-01',
  },
  {
    id: '2',
    name: '2026 年第三期（苏州）',
    city: '苏州',
    state: '报名中',
    tone: 'success',
    taken: 40,
    capacity: 40,
    from: '2026-11-05',
    to: '2026-11-30',
  },
  {
    id: '3',
    name: '2026 年第四期（杭州）',
    city: '杭州',
    state: '待审批',
    tone: 'warning',
    taken: 0,
    capacity: 60,
    from: '2026-12-10',
    to: '2027-01-10',
  },
  {
    id: '4',
    name: '2026 年第二期（上海）',
    city: '上海',
    state: '已结束',
    tone: 'neutral',
    taken: 96,
    capacity: 100,
    from: '2026-06-01',
    to: '2026-07-01',
  },
  {
    id: '5',
    name: '2026 年第二期（南京）',
    city: '南京',
    state: '已取消',
    tone: 'danger',
    taken: 12,
    capacity: 80,
    from: '2026-06-08',
    to: '2026-07-08',
  },
] as const;

const onEnter = fn();
const onCreate = fn();

function ClassListScreen() {
  const [search, setSearch] = useState('');
  const [state, setState] = useState('');
  const rows = classes.filter((row) => row.name.includes(search) && (state === '' || row.state === state));
  return (
    <ConsoleFrame activeId="classes" title="考试班次">
      <Page
        title="考试班次"
        description="您可以管理的全部班次"
        actions={
          <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={onCreate}>
            新建班次
          </Button>
        }
      >
        <Grid columns={3}>
          <Card>
            <Stat label="待审核考生" value="12" icon={<Users aria-hidden="true" />} />
          </Card>
          <Card>
            <Stat label="待确认缴费" value="5" icon={<CreditCard aria-hidden="true" />} />
          </Card>
          <Card>
            <Stat label="待录入成绩" value="96" icon={<ClipboardCheck aria-hidden="true" />} />
          </Card>
        </Grid>
        <Inline>
          <SearchInput value={search} onSearch={setSearch} label="按名称搜索" />
          <Select
            aria-label="状态"
            value={state}
            placeholder="全部状态"
            options={['报名中', '待审批', '已结束', '已取消'].map((value) => ({ value, label: value }))}
            onValueChange={setState}
          />
        </Inline>
        <Card padding="none">
          <DataTable
            caption="考试班次"
            rows={rows}
            rowId={(row) => row.id}
            rowLabel={(row) => row.name}
            rowActions={(row) => (
              <Button size="small" onClick={() => onEnter(row.id)}>
                进入
              </Button>
            )}
            columns={[
              { id: 'name', header: '班次', cell: (row) => row.name, card: 'title', width: 'wide' },
              {
                id: 'state',
                header: '状态',
                cell: (row) => <StatusBadge tone={row.tone}>{row.state}</StatusBadge>,
              },
              {
                id: 'seats',
                header: '名额',
                cell: (row) => <SeatsBar taken={row.taken} capacity={row.capacity} />,
              },
              { id: 'from', header: '报名开始', cell: (row) => <Text tabular>{row.from}</Text> },
              { id: 'to', header: '报名截止', cell: (row) => <Text tabular>{row.to}</Text> },
            ]}
            footer={<Pagination page={1} limit={20} total={rows.length} onPageChange={fn()} />}
          />
        </Card>
      </Page>
    </ConsoleFrame>
  );
}

const meta = {
  title: 'Screens/Class list',
  component: ClassListScreen,
  parameters: {
    guide: {
      what: 'The classes of a year: what is waiting for me, where they stand, and the way into each.',
      not: 'a component: each has its own page.',
      keys: 'As DataTable and FilterBar.',
    },
    layout: 'fullscreen',
    visual: { width: 1366, height: 768 },
  },
} satisfies Meta<typeof ClassListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesk: Story = { tags: ['visual'] };

export const OnAPhone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390, height: 844 } },
};
