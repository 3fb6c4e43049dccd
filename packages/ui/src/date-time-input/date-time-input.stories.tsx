import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { DateTimeInput } from './date-time-input.js';

const meta = {
  title: 'Forms/DateTimeInput',
  component: DateTimeInput,
  args: { 'aria-label': 'Start', defaultValue: '2026-11-21', onValueChange: fn() },
  parameters: {
    guide: {
      not: 'a day that is found by its weekday, or a period: DatePicker and DateRangePicker.',
      keys: 'The browser’s own: arrows change the part that has the focus.',
    },
  },
} satisfies Meta<typeof DateTimeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    fireEvent.change(canvas.getByLabelText('Start'), { target: { value: '2026-12-01' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-01');
  },
};

export const Playground: Story = { args: { mode: 'datetime', defaultValue: '2026-11-21T09:30' } };

export const Time: Story = { args: { mode: 'time', defaultValue: '09:30' } };
