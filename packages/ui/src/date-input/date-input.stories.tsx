import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { DateInput } from './date-input.js';

const meta = {
  title: 'Forms/DateInput',
  component: DateInput,
  args: { 'aria-label': 'Born', defaultValue: '1990-11-21', onValueChange: fn() },
  parameters: {
    guide: {
      not: 'a form that staff work in, a day that is found by its weekday, or a period: DatePicker and DateRangePicker. A time: DateTimePicker.',
      keys: 'The browser’s own: arrows change the part that has the focus.',
    },
  },
} satisfies Meta<typeof DateInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    fireEvent.change(canvas.getByLabelText('Born'), { target: { value: '1990-12-01' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-12-01');
  },
};

export const Playground: Story = { args: { defaultValue: '', min: '1920-01-01', autoComplete: 'bday' } };
