import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.js';
import { Text } from './text.js';

const meta = {
  title: 'Text/Text',
  component: Text,
  args: { children: '国家职业技能等级认定' },
  parameters: { guide: { not: 'a title: Heading. A message: Banner.' } },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'lg', tone: 'muted', weight: 'bold' } };

export const Sizes: Story = {
  render: (args) => (
    <Stack gap="xs">
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Stack gap="xs">
      {(['neutral', 'muted', 'accent', 'success', 'warning', 'danger', 'info'] as const).map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

export const Truncated: Story = { args: { truncate: true, style: { maxInlineSize: '6rem' } } };

export const OnOneLine: Story = { args: { nowrap: true } };
