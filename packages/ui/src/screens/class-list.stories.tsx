import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import {
  Button,
  Card,
  DataTable,
  type FilterValue,
  Inline,
  Link,
  Page,
  Pagination,
  type Sort,
  type TableView,
  Text,
} from '../index.js';
import { seen } from '../testing/seen.js';
import { storySays } from '../testing/story-words.js';
import { ClassActions } from './sample-class-actions.js';
import { useClassColumns } from './sample-class-columns.js';
import { classFilterWords } from './sample-class-filter-words.js';
import { ClassFilters } from './sample-class-filters.js';
import { classWords } from './sample-class-words.js';
import { type SampleClass, sampleClasses } from './sample-classes.js';
import { ConsoleFrame } from './sample-frame.js';
import { officeMenu } from './sample-menus.js';
import { useSay } from './sample-say.js';

const work = [
  ['to_check', 'status=submitted', '2'],
  ['to_review', 'waiting=to_review', '12'],
  ['doubtful', 'waiting=doubtful', '2'],
  ['ending_soon', 'waiting=ending_soon', '2'],
  ['payments', 'waiting=payments', '5'],
] as const;

const newest: Sort = { id: 'created_at', direction: 'desc' };

/** The part of the filters that shows in a list of six. */
const fits = ({ search = '', status = '', level = '' }: FilterValue, row: SampleClass) =>
  `${row.class_name} ${row.code}`.includes(search.trim()) &&
  (status === '' || status.split(',').includes(row.status)) &&
  (level === '' || level === row.level);

const inOrder = (rows: readonly SampleClass[], { id, direction }: Sort) => {
  const key = (['class_name', 'enroll_end', 'exam_at'] as const).find((each) => each === id) ?? 'id';
  const sign = direction === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => sign * one[key].localeCompare(other[key]));
};

/** The waiting work, each kind a link to its classes; and the order of a list without a sorted column. */
function WorkPanel({ isNewest }: { isNewest: boolean }) {
  const t = useSay(classWords);
  return (
    <Inline>
      <Text weight="medium">{t('todo')}</Text>
      {work.map(([kind, query, count]) => (
        <Link key={kind} to={`/class/lists?${query}`}>
          {t(kind, { count })}
        </Link>
      ))}
      {isNewest && (
        <Text size="sm" tone="muted">
          {t('order_newest')}
        </Text>
      )}
    </Inline>
  );
}

function ClassListScreen() {
  const t = useSay(classWords);
  const columns = useClassColumns();
  const [value, setValue] = useState<FilterValue>({});
  const [view, setView] = useState<TableView>({});
  const [sort, setSort] = useState(newest);
  const [limit, setLimit] = useState(20);
  const rows = inOrder(
    sampleClasses.filter((row) => fits(value, row)),
    sort,
  );
  return (
    <ConsoleFrame menu={officeMenu} activeId="classes" title={t('title')}>
      <Page
        title={t('title')}
        width="full"
        actions={
          <>
            <Button disabled={rows.length === 0}>{t('export')}</Button>
            <Button variant="primary" icon={<Plus aria-hidden="true" />}>
              {t('create')}
            </Button>
          </>
        }
      >
        <WorkPanel isNewest={sort === newest} />
        <ClassFilters
          columns={columns}
          value={value}
          onValueChange={setValue}
          view={view}
          onViewChange={setView}
        />
        <Card padding="none">
          <DataTable
            caption={t('heading')}
            columns={columns}
            view={view}
            rows={rows}
            total={rows.length}
            sort={sort}
            onSortChange={(next) => setSort(next ?? newest)}
            rowId={(row) => row.id}
            rowLabel={(row) => row.class_name}
            onRowClick={fn()}
            rowActions={(row) => <ClassActions record={row} />}
            stateTitle={t('no_match')}
            stateText={t('no_match_text')}
            stateAction={<Button onClick={() => setValue({})}>{t('reset')}</Button>}
            footer={
              rows.length > 0 && (
                <Pagination
                  page={1}
                  limit={limit}
                  total={rows.length}
                  onPageChange={fn()}
                  onLimitChange={setLimit}
                />
              )
            }
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

export const AllFilters: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const says = storySays(classFilterWords);
    await userEvent.click(canvas.getByRole('button', { name: says('all_filters') }));
    await seen(await canvas.findByRole('combobox', { name: says('waiting') }));
    await expect(canvas.queryByRole('button', { name: says('all_filters') })).toBeNull();
  },
};
