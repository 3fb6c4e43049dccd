import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack.js';
import { Heading } from './heading.js';

const meta = {
  title: 'Text/Heading',
  component: Heading,
  args: { children: '考生管理' },
  parameters: { guide: { not: 'text that is only to look large: Text. Two `h1` in a page.' } },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { level: 2, size: 'sm' } };

export const Levels: Story = {
  render: (args) => (
    <Stack>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} {...args} level={level} />
      ))}
    </Stack>
  ),
};
