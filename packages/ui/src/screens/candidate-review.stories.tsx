import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { sampleCandidates } from '../data-table/sample-candidates.js';
import {
  Button,
  Card,
  DataTable,
  Descriptions,
  Inline,
  Page,
  Split,
  StatusBadge,
  Tabs,
  Timeline,
} from '../index.js';
import { ConsoleFrame } from './sample-frame.js';

const decide = fn(async () => undefined);
const [first] = sampleCandidates;

function CandidateReviewScreen() {
  const [chosen, setChosen] = useState(first);
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState('facts');
  return (
    <ConsoleFrame activeId="review" title="资格审核">
      <Page title="资格审核" description="2026 年第三期（上海）" width="full">
        <Split
          masterLabel="考生名单"
          detailLabel="考生材料"
          open={open}
          onOpenChange={setOpen}
          master={
            <Card padding="none">
              <DataTable
                caption="待审核考生"
                density="compact"
                rows={sampleCandidates}
                rowId={(row) => row.id}
                rowLabel={(row) => row.name}
                onRowClick={(row) => {
                  setChosen(row);
                  setOpen(true);
                }}
                columns={[
                  { id: 'name', header: '姓名', cell: (row) => row.name, card: 'title' },
                  {
                    id: 'state',
                    header: '状态',
                    cell: (row) => <StatusBadge tone={row.tone}>{row.state}</StatusBadge>,
                  },
                ]}
              />
            </Card>
          }
          detail={
            <Card
              title={chosen?.name}
              description={chosen?.level}
              footer={
                <Inline justify="end">
                  <Button onClick={decide}>退回修改</Button>
                  <Button variant="primary" onClick={decide}>
                    审核通过
                  </Button>
                </Inline>
              }
            >
              <Tabs
                label="考生材料"
                value={tab}
                onValueChange={setTab}
                items={[
                  {
                    id: 'facts',
                    label: '报名信息',
                    content: (
                      <Descriptions
                        columns={2}
                        items={[
                          { id: 'phone', label: '手机号', value: chosen?.phone },
                          { id: 'identity', label: '身份证号', value: '310***********0018' },
                          { id: 'level', label: '等级', value: chosen?.level },
                          { id: 'unit', label: '推荐单位', value: '上海市科技创业协会' },
                          { id: 'applied', label: '报名时间', value: chosen?.applied_at },
                          { id: 'fee', label: '费用', value: '¥180.00' },
                        ]}
                      />
                    ),
                  },
                  {
                    id: 'history',
                    label: '经过',
                    count: 2,
                    content: (
                      <Timeline
                        items={[
                          {
                            id: '2',
                            title: '重新提交',
                            time: '2026-11-12 10:02',
                            actor: '考生',
                            tone: 'accent',
                          },
                          {
                            id: '1',
                            title: '退回修改',
                            time: '2026-11-11 16:40',
                            actor: '李审核',
                            description: '照片不清晰',
                            tone: 'danger',
                          },
                        ]}
                      />
                    ),
                  },
                ]}
              />
            </Card>
          }
        />
      </Page>
    </ConsoleFrame>
  );
}

const meta = {
  title: 'Screens/Candidate review',
  component: CandidateReviewScreen,
  parameters: {
    guide: {
      what: 'A reviewer compares what a candidate entered with the papers, and decides.',
      not: 'a component: each has its own page.',
      keys: 'List and record are Split; all actions are buttons in Tab order.',
    },
    layout: 'fullscreen',
    visual: { width: 1366, height: 768 },
  },
} satisfies Meta<typeof CandidateReviewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesk: Story = { tags: ['visual'] };

export const OnAPhone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { width: 390, height: 844 } },
};
