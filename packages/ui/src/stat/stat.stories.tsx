import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClipboardCheck, GraduationCap, RotateCcw, Users } from 'lucide-react';
import { expect } from 'storybook/test';
import { Card } from '../card/card.js';
import { Grid } from '../grid/grid.js';
import { sampleSays, useSampleWords } from '../testing/sample-words.js';
import { saidBy } from '../testing/spoken.js';
import { Stat } from './stat.js';
import { statWords } from './stat-words.js';

const meta = {
  title: 'Content/Stat',
  component: Stat,
  args: {
    label: '报名人数',
    value: '1,284',
    unit: '人',
    delta: { direction: 'up', amount: '12%', than: '较上月', tone: 'success' },
  },
  parameters: { guide: { not: 'figures to compare: a chart or a Table.' } },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const stat = canvas.getByRole('group', { name: sampleSays('报名人数') });
    await expect(stat).toHaveTextContent('1,284');
    await expect(stat).toHaveTextContent(saidBy(statWords).up('12%'));
  },
};

export const Playground: Story = {
  args: { help: '含待审核的考生', trend: [3, 5, 4, 8, 7, 11, 12], icon: <Users aria-hidden="true" /> },
};

/** Up is not always good, and an unchanged figure is stated, too. */
export const Directions: Story = {
  render: (args) => {
    const t = useSampleWords();
    return (
      <Grid columns={3}>
        <Stat {...args} />
        <Stat
          {...args}
          label={t('退款')}
          value="36"
          unit={t('笔')}
          delta={{ direction: 'up', amount: '8', tone: 'danger' }}
        />
        <Stat
          {...args}
          label={t('合格率')}
          value="86%"
          unit={undefined}
          delta={{ direction: 'same', amount: '' }}
        />
      </Grid>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: sampleSays('合格率') })).toHaveTextContent(
      saidBy(statWords).same,
    );
  },
};

export const WithATrend: Story = { args: { trend: [40, 52, 47, 61, 58, 70, 66, 82] } };

export const WithHelp: Story = { args: { help: '不含已取消的班次' } };

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    const stat = canvas.getByRole('group', { name: sampleSays('报名人数') });
    await expect(stat).toHaveAttribute('aria-busy', 'true');
    await expect(stat).not.toHaveTextContent('1,284');
  },
};

export const InAGrid: Story = {
  tags: ['visual'],
  parameters: { visual: { width: 1000, height: 260 } },
  render: (args) => {
    const t = useSampleWords();
    return (
      <Grid columns={4}>
        <Card>
          <Stat {...args} icon={<Users aria-hidden="true" />} trend={[40, 52, 47, 61, 58, 70, 66, 82]} />
        </Card>
        <Card>
          <Stat
            label={t('待审核')}
            value="48"
            icon={<ClipboardCheck aria-hidden="true" />}
            delta={{ direction: 'down', amount: '17', than: t('较昨日'), tone: 'success' }}
          />
        </Card>
        <Card>
          <Stat
            label={t('退款')}
            value="¥12,600.00"
            icon={<RotateCcw aria-hidden="true" />}
            delta={{ direction: 'up', amount: '¥1,800', than: t('较上月'), tone: 'danger' }}
          />
        </Card>
        <Card>
          <Stat
            label={t('合格率')}
            value="—"
            loading
            help={t('本期成绩发布后更新')}
            icon={<GraduationCap aria-hidden="true" />}
          />
        </Card>
      </Grid>
    );
  },
};
