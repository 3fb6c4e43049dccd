import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { Field } from '../field/field.js';
import { Form } from '../form/form.js';
import { dayCell, dayText, openCalendar, valueIs } from '../testing/open-calendar.js';
import { sampleSays, useSampleWords } from '../testing/sample-words.js';
import { seen } from '../testing/seen.js';
import { languageNow, said, saidBy } from '../testing/spoken.js';
import { calendarWords } from './calendar-words.js';
import { DatePicker, type DatePickerProps } from './date-picker.js';
import { datePickerWords } from './date-picker-words.js';
import { dayPattern, formatMonth } from './day-format.js';

function Demo(props: Partial<DatePickerProps>) {
  const t = useSampleWords();
  const [value, setValue] = useState(props.value ?? null);
  return (
    <div style={{ maxInlineSize: '20rem' }}>
      <Field label={t('开班日期')} hint={t('含当日')} required>
        <DatePicker today="2026-11-21" {...props} value={value} onValueChange={setValue} />
      </Field>
      <output aria-label="Value">{String(value)}</output>
    </div>
  );
}

const meta = {
  title: 'Forms/DatePicker',
  component: Demo,
  args: { value: '2026-11-05' },
  parameters: {
    guide: {
      of: DatePicker,
      not: 'a birthday, or the first page on a phone: DateInput. Two days: DateRangePicker.',
      keys: 'Type the day, or Arrow Down or the button open the calendar: arrows move by day and week, Home and End in the week, Page Up and Page Down by month, with Shift by year; Enter chooses, Escape closes.',
    },
    visual: { width: 480, height: 560 },
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { value: null, min: '2026-11-10', max: '2026-12-20' } };

export const Open: Story = {
  tags: ['visual'],
  play: async () => {
    await openCalendar();
    await waitFor(() => expect(screen.getByRole('gridcell', { selected: true })).toHaveFocus());
  },
};

export const ByKeyboardAlone: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: saidBy(datePickerWords).openCalendar });
    await openCalendar();
    await waitFor(() => expect(dayCell('2026-11-05')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(dayCell('2026-11-13')).toHaveFocus();
    await userEvent.keyboard('{PageUp}{Shift>}{PageUp}{/Shift}');
    await expect(dayCell('2025-10-13')).toHaveFocus();
    await seen(screen.getByRole('grid', { name: formatMonth('2025-10', languageNow()) }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(button).toHaveFocus();
    await valueIs('2025-10-13');
    await openCalendar();
    // With which day a week begins is the language's own.
    await waitFor(() => expect(dayCell('2025-10-13')).toHaveFocus());
    const week = dayCell('2025-10-13').closest('tr')?.cells ?? [];
    await userEvent.keyboard('{Home}');
    await expect(week[0]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(week[6]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const ArrowDownOpensIt: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    input.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('grid');
    await waitFor(() => expect(screen.getByRole('gridcell', { selected: true })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(input).toHaveFocus());
  },
};

export const Typed: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('placeholder', dayPattern(languageNow(), saidBy(datePickerWords)));
    await userEvent.type(input, '2026-12-01');
    await userEvent.tab();
    await expect(input).toHaveValue(dayText('2026-12-01'));
    await valueIs('2026-12-01');
    await userEvent.clear(input);
    await valueIs('null');
    await userEvent.type(input, dayText('2027-01-02'));
    await valueIs('2027-01-02');
  },
};

export const SaysItsFormAndItsField: Story = {
  play: async ({ canvas }) => {
    const words = saidBy(datePickerWords);
    const pattern = dayPattern(languageNow(), words);
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      `${words.format(pattern)} ${sampleSays('含当日')}`,
    );
    await expect(canvas.getByRole('button', { name: words.openCalendar })).toHaveAccessibleDescription(
      sampleSays('开班日期'),
    );
  },
};

export const NamesItsPanelByItsField: Story = {
  play: async () => {
    const { panelOf, calendar } = saidBy(datePickerWords);
    await openCalendar();
    await seen(screen.getByRole('dialog', { name: panelOf(sampleSays('开班日期'), calendar) }));
  },
};

export const KeepsWhatCannotBeRead: Story = {
  args: { value: null, min: '2026-11-10' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '31 Nov');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveValue('31 Nov');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      new RegExp(saidBy(datePickerWords).unreadable(dayText('2026-11-21'))),
    );
    await valueIs('null');
    await userEvent.clear(input);
    await userEvent.type(input, '2026-11-09');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(
      new RegExp(saidBy(datePickerWords).tooEarly(dayText('2026-11-10'))),
    );
    await openCalendar();
    await userEvent.click(dayCell('2026-11-12'));
    await expect(input).toHaveValue(dayText('2026-11-12'));
    await expect(input).toBeValid();
  },
};

export const TodayAndClear: Story = {
  play: async () => {
    await openCalendar();
    await userEvent.click(screen.getByRole('button', { name: saidBy(calendarWords).today }));
    await valueIs('2026-11-21');
    await openCalendar();
    await userEvent.click(screen.getByRole('button', { name: said().clear }));
    await valueIs('null');
  },
};

export const WithinBounds: Story = {
  args: { min: '2026-11-10', max: '2026-11-25', value: '2026-11-12' },
  tags: ['visual'],
  play: async () => {
    await openCalendar();
    await userEvent.click(dayCell('2026-11-09'));
    await userEvent.click(dayCell('2026-11-12'));
    await valueIs('2026-11-12');
    await openCalendar();
    await userEvent.keyboard('{PageUp}');
    await expect(dayCell('2026-11-10')).toHaveFocus();
    await expect(screen.getByRole('button', { name: saidBy(calendarWords).previousMonth })).toBeDisabled();
    await expect(screen.getByRole('button', { name: saidBy(calendarWords).nextMonth })).toBeDisabled();
  },
};

export const ADayOfTheNextMonth: Story = {
  play: async () => {
    await openCalendar();
    await userEvent.click(dayCell('2026-12-03'));
    await valueIs('2026-12-03');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(canvas.getByRole('textbox')).toHaveValue(dayText('2026-11-05'));
  },
};

function InFormDemo() {
  const t = useSampleWords();
  const [value, setValue] = useState<string | null>('2026-11-05');
  const [sent, setSent] = useState('');
  return (
    <Form onSubmit={(event) => setSent(String(new FormData(event.currentTarget).get('opens')))}>
      <Field label={t('开班日期')} hint={t('含当日')} name="opens">
        <DatePicker today="2026-11-21" value={value} onValueChange={setValue} />
      </Field>
      <Button type="submit">Save</Button>
      <output>{sent}</output>
    </Form>
  );
}

export const InAForm: Story = {
  render: () => <InFormDemo />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2026-11-05'));
    await userEvent.clear(input);
    await userEvent.type(input, 'soon{Enter}');
    await expect(input).toHaveFocus();
    await expect(input).toBeInvalid();
    await expect(canvas.getByRole('status')).toHaveTextContent('2026-11-05');
  },
};
