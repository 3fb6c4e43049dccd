import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { datePickerWords } from '../date-picker/date-picker-words.js';
import { dayPattern } from '../date-picker/day-format.js';
import { Drawer } from '../drawer/drawer.js';
import { Field } from '../field/field.js';
import { dayCell, dayText, openCalendar, valueIs } from '../testing/open-calendar.js';
import { useSampleWords } from '../testing/sample-words.js';
import { languageNow, said, saidBy } from '../testing/spoken.js';
import { DateTimePicker, type DateTimePickerProps } from './date-time-picker.js';
import { dateTimePickerWords } from './date-time-picker-words.js';

function Demo(props: Partial<DateTimePickerProps>) {
  const t = useSampleWords();
  const [value, setValue] = useState(props.value ?? null);
  return (
    <div style={{ maxInlineSize: '20rem' }}>
      <Field label={t('考试开始时间')} required>
        <DateTimePicker today="2026-11-21" {...props} value={value} onValueChange={setValue} />
      </Field>
      <output aria-label="Value">{String(value)}</output>
    </div>
  );
}

const meta = {
  title: 'Forms/DateTimePicker',
  component: Demo,
  args: { value: '2026-11-28T09:00', step: 15 },
  parameters: {
    guide: {
      of: DateTimePicker,
      not: 'a day without a time: DatePicker. A length of time: NumberInput.',
      keys: 'As DatePicker; Tab goes on to hour and minute, which are lists.',
    },
    visual: { width: 480, height: 620 },
  },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { value: null, min: '2026-11-23T08:30', max: '2026-12-20T17:00', step: 30 },
};

export const Open: Story = { tags: ['visual'], play: openCalendar };

export const ByKeyboardAlone: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await openCalendar();
    await waitFor(() => expect(dayCell('2026-11-21')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await valueIs('2026-11-28T09:00');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: saidBy(dateTimePickerWords).hour }),
      '13',
    );
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: saidBy(dateTimePickerWords).minute }),
      '45',
    );
    await valueIs('2026-11-28T13:45');
    screen.getByRole('button', { name: said().ok }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveValue(`${dayText('2026-11-28')} 13:45`);
  },
};

export const TheTimeMayComeFirst: Story = {
  args: { value: null },
  play: async () => {
    await openCalendar();
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: saidBy(dateTimePickerWords).hour }),
      '14',
    );
    await valueIs('null');
    await userEvent.click(dayCell('2026-11-23'));
    await valueIs('2026-11-23T14:00');
  },
};

export const AnEnd: Story = {
  args: { value: null, step: undefined, defaultTime: '23:59' },
  play: async () => {
    await openCalendar();
    await userEvent.click(dayCell('2026-11-23'));
    await valueIs('2026-11-23T23:59');
  },
};

export const Typed: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute(
      'placeholder',
      `${dayPattern(languageNow(), saidBy(datePickerWords))} ${saidBy(dateTimePickerWords).time}`,
    );
    await userEvent.type(input, '2026-11-30 8:15');
    await userEvent.tab();
    await expect(input).toHaveValue(`${dayText('2026-11-30')} 08:15`);
    await valueIs('2026-11-30T08:15');
    await userEvent.clear(input);
    await userEvent.type(input, `${dayText('2026-11-30')} 8:20`);
    await userEvent.tab();
    await expect(input).toHaveValue(`${dayText('2026-11-30')} 8:20`);
    await expect(input).toHaveAccessibleDescription(new RegExp(saidBy(dateTimePickerWords).offStep(15)));
    await valueIs('null');
  },
};

export const AnyMinute: Story = {
  args: { value: null, step: undefined },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '2026-11-30 23:59');
    await valueIs('2026-11-30T23:59');
    await openCalendar();
    const minute = screen.getByRole('combobox', { name: saidBy(dateTimePickerWords).minute });
    await expect(minute).toHaveValue('59');
    await userEvent.selectOptions(minute, '05');
    await valueIs('2026-11-30T23:05');
  },
};

export const ADayAloneIsNoMoment: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '2026-12-05');
    await userEvent.tab();
    await expect(input).toHaveValue('2026-12-05');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      new RegExp(saidBy(dateTimePickerWords).unreadable(`${dayText('2026-12-05')} 09:00`)),
    );
    await valueIs('null');
  },
};

export const Clear: Story = {
  play: async ({ canvas }) => {
    await openCalendar();
    screen.getByRole('button', { name: said().clear }).focus();
    await userEvent.keyboard('{Enter}');
    await valueIs('null');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const InADrawer: Story = {
  render: (args) => {
    const t = useSampleWords();
    return (
      <Drawer open onOpenChange={() => undefined} dismissable={false} title={t('考试开始时间')}>
        <Demo {...args} />
      </Drawer>
    );
  },
  play: async () => {
    const input = await screen.findByRole('textbox');
    // Once while the calendar is being downloaded, and once after that.
    for (const _ of ['first', 'again']) {
      input.focus();
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('grid');
      await waitFor(() => expect(dayCell('2026-11-28')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
      await waitFor(() => expect(input).toHaveFocus());
    }
  },
};

export const WithinBounds: Story = {
  args: { value: '2026-11-23T09:00', min: '2026-11-23T08:30', max: '2026-11-24T17:00', step: 30 },
  play: async () => {
    await openCalendar();
    const hour = screen.getByRole('combobox', { name: saidBy(dateTimePickerWords).hour });
    await expect(screen.getByRole('option', { name: '07' })).toBeDisabled();
    await userEvent.selectOptions(hour, '08');
    await valueIs('2026-11-23T08:30');
    await userEvent.selectOptions(hour, '20');
    await userEvent.click(dayCell('2026-11-24'));
    await valueIs('2026-11-24T17:00');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };
