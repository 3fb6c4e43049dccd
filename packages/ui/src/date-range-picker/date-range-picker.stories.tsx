import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { datePickerWords } from '../date-picker/date-picker-words.js';
import { Field } from '../field/field.js';
import { dayCell, dayText, openCalendar, valueIs } from '../testing/open-calendar.js';
import { sampleSays, useSampleWords } from '../testing/sample-words.js';
import { seen } from '../testing/seen.js';
import { said, saidBy } from '../testing/spoken.js';
import { DateRangePicker, type DateRangePickerProps } from './date-range-picker.js';
import { dateRangePickerWords } from './date-range-picker-words.js';

const presets = [
  { id: 'week', label: '本周', range: { from: '2026-11-16', to: '2026-11-22' } },
  { id: 'month', label: '本月', range: { from: '2026-11-01', to: '2026-11-30' } },
  { id: 'quarter', label: '本季度', range: { from: '2026-10-01', to: '2026-12-31' } },
];

function Demo(props: Partial<DateRangePickerProps>) {
  const t = useSampleWords();
  const [value, setValue] = useState(props.value ?? { from: null, to: null });
  return (
    <div style={{ maxInlineSize: '26rem' }}>
      <Field label={t('报名时间')} group required>
        <DateRangePicker today="2026-11-21" {...props} value={value} onValueChange={setValue} />
      </Field>
      <output aria-label="Value">
        {String(value.from)} – {String(value.to)}
      </output>
    </div>
  );
}

const meta = {
  title: 'Forms/DateRangePicker',
  component: Demo,
  args: { value: { from: '2026-11-18', to: '2026-12-04' } },
  parameters: {
    guide: {
      of: DateRangePicker,
      not: 'one day: DatePicker. Days far apart, as of a certificate: two DatePickers.',
      keys: 'As DatePicker; the first Enter chooses the beginning, the second the end.',
    },
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: sampleSays('报名时间') })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: saidBy(dateRangePickerWords).from })).toHaveValue(
      dayText('2026-11-18'),
    );
    await expect(canvas.getByRole('textbox', { name: saidBy(dateRangePickerWords).to })).toHaveValue(
      dayText('2026-12-04'),
    );
  },
};

export const Playground: Story = {
  args: { value: { from: null, to: null }, min: '2026-11-10', max: '2026-12-20', presets },
};

export const Open: Story = {
  tags: ['visual'],
  args: { presets },
  parameters: { visual: { width: 1100, height: 560 } },
  play: openCalendar,
};

export const ByKeyboardAlone: Story = {
  play: async ({ canvas }) => {
    await openCalendar();
    await waitFor(() => expect(dayCell('2026-11-18')).toHaveFocus());
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(dayCell('2027-01-18')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await seen(screen.getByText(saidBy(dateRangePickerWords).chooseTo));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(dayCell('2027-01-04')).toHaveAttribute('data-mark', 'between');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await valueIs('2026-12-28 – 2027-01-18');
    await expect(canvas.getByRole('button', { name: saidBy(datePickerWords).openCalendar })).toHaveFocus();
  },
};

export const HalfChosenIsNothingYet: Story = {
  play: async () => {
    await openCalendar();
    await userEvent.click(dayCell('2026-11-25'));
    await userEvent.keyboard('{Escape}');
    await valueIs('2026-11-18 – 2026-12-04');
  },
};

export const Presets: Story = {
  args: { presets },
  play: async () => {
    await openCalendar();
    await userEvent.click(screen.getByRole('button', { name: sampleSays('本月') }));
    await valueIs('2026-11-01 – 2026-11-30');
    await openCalendar();
    await expect(screen.getByRole('button', { name: sampleSays('本月') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: said().clear }));
    await valueIs('null – null');
  },
};

export const AnEndBeforeItsStart: Story = {
  play: async ({ canvas }) => {
    const [from, to] = canvas.getAllByRole('textbox');
    if (!from || !to) throw new Error('There are no two inputs.');
    await userEvent.clear(to);
    await userEvent.type(to, '2026-11-01');
    await userEvent.tab();
    await expect(to).toHaveValue('2026-11-01');
    await expect(to).toBeInvalid();
    await expect(from).toBeValid();
    await expect(to).toHaveAccessibleDescription(new RegExp(saidBy(dateRangePickerWords).disorder));
    await valueIs('2026-11-18 – null');
    await userEvent.clear(from);
    await userEvent.type(from, '2026-10-20');
    await userEvent.tab();
    await expect(to).toBeValid();
    await expect(to).toHaveValue(dayText('2026-11-01'));
    await valueIs('2026-10-20 – 2026-11-01');
  },
};

export const WithinBounds: Story = {
  args: { value: { from: null, to: null }, min: '2026-11-10', max: '2026-12-20' },
  play: async ({ canvas }) => {
    const to = canvas.getByRole('textbox', { name: saidBy(dateRangePickerWords).to });
    await userEvent.type(to, '2026-12-21');
    await userEvent.tab();
    await expect(to).toHaveAccessibleDescription(
      new RegExp(saidBy(datePickerWords).tooLate(dayText('2026-12-20'))),
    );
    await valueIs('null – null');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };
