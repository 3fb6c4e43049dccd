import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../inline/inline.js';
import { Stack } from '../stack/stack.js';
import { sampleSays, useSampleWords } from '../testing/sample-words.js';
import { said } from '../testing/spoken.js';
import { Tag } from './tag.js';

const meta = {
  title: 'Content/Tag',
  component: Tag,
  args: { label: '急件' },
  parameters: {
    guide: {
      not: 'a count or a kind: Badge.',
      keys: 'Enter follows a tag that leads somewhere; Tab reaches its cross, Enter or Delete take it away.',
    },
  },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'accent', onRemove: fn() } };

export const Tones: Story = {
  tags: ['visual'],
  render: () => (
    <Stack>
      <Inline>
        {tones.map((tone) => (
          <Tag key={tone} tone={tone} label={tone} />
        ))}
      </Inline>
      <Inline>
        {tones.map((tone) => (
          <Tag key={tone} tone={tone} label="上海市科技创业协会" onRemove={fn()} />
        ))}
      </Inline>
      <Inline>
        <Tag icon={<Star aria-hidden="true" />} label="Favourite" />
        <Tag to="/applicants?tag=urgent" label="Followed" />
        <Tag to="/applicants?tag=urgent" tone="accent" label="Both" onRemove={fn()} />
      </Inline>
    </Stack>
  ),
};

function Filters() {
  const t = useSampleWords();
  const [filters, setFilters] = useState([t('四级／中级工'), '上海', t('待审核')]);
  return (
    <Inline>
      {filters.map((label) => (
        <Tag
          key={label}
          label={label}
          onRemove={() => setFilters(filters.filter((other) => other !== label))}
        />
      ))}
    </Inline>
  );
}

export const IsTakenAway: Story = {
  render: () => <Filters />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: said().removeFile('上海') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('上海')).toBeNull();
    await expect(canvas.getByText(sampleSays('待审核'))).toBeVisible();
  },
};

export const AsksOnceWhileItIsTakenAway: Story = {
  args: { onRemove: fn(() => new Promise((resolve) => setTimeout(resolve, 50))) },
  play: async ({ args, canvas }) => {
    const remove = canvas.getByRole('button');
    await userEvent.dblClick(remove);
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await waitFor(() => expect(remove).not.toHaveAttribute('aria-busy'));
  },
};

export const LongWordsAreCut: Story = {
  args: { label: '上海市科技创业协会闵行区技术经纪人职业技能等级认定站', onRemove: fn() },
  decorators: (Story) => (
    <div style={{ inlineSize: '12rem' }}>
      <Story />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
