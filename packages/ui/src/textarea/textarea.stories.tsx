import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Textarea } from './textarea.js';

const meta = {
  title: 'Forms/Textarea',
  component: Textarea,
  args: { 'aria-label': 'Reason', onValueChange: fn() },
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'No');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('No');
  },
};

export const Playground: Story = { args: { rows: 6 } };

export const Long: Story = { args: { defaultValue: '照片不清晰，请重新上传。\n'.repeat(12) } };
