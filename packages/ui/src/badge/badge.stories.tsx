import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/inline.js';
import { Stack } from '../stack/stack.js';
import { useSampleWords } from '../testing/sample-words.js';
import { Badge, StatusBadge } from './badge.js';

const meta = {
  title: 'Content/Badge',
  component: Badge,
  args: { children: '12' },
  parameters: { guide: { not: 'a word that people choose or take away: Tag. A message: Banner.' } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'accent', children: 'New' } };

export const Tones: Story = {
  tags: ['visual'],
  render: () => {
    const t = useSampleWords();
    return (
      <Stack>
        <Inline>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Inline>
        <Inline>
          {tones.map((tone) => (
            <StatusBadge key={tone} tone={tone}>
              {t('待审核')}
            </StatusBadge>
          ))}
        </Inline>
      </Stack>
    );
  },
};
