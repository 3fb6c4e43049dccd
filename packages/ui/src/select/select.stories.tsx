import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Select } from './select.js';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    'aria-label': 'Level',
    onValueChange: fn(),
    options: [
      { value: '4', label: '中级（四级）' },
      { value: '3', label: '高级（三级）' },
      { value: '2', label: '技师（二级）', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), '3');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('3');
  },
};

export const Playground: Story = { args: { placeholder: null } };

export const Disabled: Story = { args: { disabled: true } };
