import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../stack/stack.js';
import { TextInput } from './text-input.js';

const meta = {
  title: 'Forms/TextInput',
  component: TextInput,
  args: { 'aria-label': 'Name', onValueChange: fn() },
  parameters: {
    guide: {
      not: 'several lines: Textarea. A number, money, a day, a password: their own inputs.',
      keys: 'As every text field.',
    },
  },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '张晓明');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('张晓明');
  },
};

export const Playground: Story = { args: { placeholder: '请输入姓名' } };

export const States: Story = {
  tags: ['visual'],
  render: () => (
    <Stack>
      <TextInput aria-label="a" placeholder="Placeholder" />
      <TextInput aria-label="b" defaultValue="Typed" />
      <TextInput aria-label="c" defaultValue="Wrong" aria-invalid />
      <TextInput aria-label="d" defaultValue="Read only" readOnly />
      <TextInput aria-label="e" defaultValue="Disabled" disabled />
    </Stack>
  ),
};
