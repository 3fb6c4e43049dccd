import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.js';
import { Field } from '../field/field.js';
import { Form } from '../form/form.js';
import { openCalendar, valueIs } from '../testing/open-calendar.js';
import { DatePicker, type DatePickerProps } from './date-picker.js';

const labels = { label: '开班日期', hint: '含当日' };

function Demo(props: Partial<DatePickerProps>) {
  const [value, setValue] = useState(props.value ?? null);
  return (
    <div style={{ maxInlineSize: '20rem' }}>
      <Field {...labels} required>
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
  parameters: { visual: { width: 480, height: 560 } },
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
    const button = canvas.getByRole('button', { name: 'Open the calendar' });
    await openCalendar();
    const cell = (name: string) => screen.getByRole('gridcell', { name });
    await waitFor(() => expect(cell('Thursday, November 5, 2026')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(cell('Friday, November 13, 2026')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(cell('Sunday, November 8, 2026')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(cell('Saturday, November 14, 2026')).toHaveFocus();
    await userEvent.keyboard('{PageUp}{Shift>}{PageUp}{/Shift}');
    await expect(cell('Tuesday, October 14, 2025')).toHaveFocus();
    await expect(screen.getByRole('grid', { name: 'October 2025' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(button).toHaveFocus();
    await valueIs('2025-10-14');
    await openCalendar();
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
    await expect(input).toHaveAttribute('placeholder', 'mm/dd/yyyy');
    await userEvent.type(input, '2026-12-01');
    await userEvent.tab();
    await expect(input).toHaveValue('12/01/2026');
    await valueIs('2026-12-01');
    await userEvent.clear(input);
    await valueIs('null');
    await userEvent.type(input, '1/2/2027');
    await valueIs('2027-01-02');
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
    await expect(input).toHaveAccessibleDescription(/Enter a date such as 11\/21\/2026/);
    await valueIs('null');
    await userEvent.clear(input);
    await userEvent.type(input, '2026-11-09');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/Choose 11\/10\/2026 or later/);
    await openCalendar();
    await userEvent.click(screen.getByRole('gridcell', { name: /November 12/ }));
    await expect(input).toHaveValue('11/12/2026');
    await expect(input).toBeValid();
  },
};

export const TodayAndClear: Story = {
  play: async () => {
    await openCalendar();
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    await valueIs('2026-11-21');
    await openCalendar();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await valueIs('null');
  },
};

export const WithinBounds: Story = {
  args: { min: '2026-11-10', max: '2026-11-25', value: '2026-11-12' },
  tags: ['visual'],
  play: async () => {
    await openCalendar();
    await userEvent.click(screen.getByRole('gridcell', { name: /November 9/ }));
    await userEvent.click(screen.getByRole('gridcell', { name: /November 12/ }));
    await valueIs('2026-11-12');
    await openCalendar();
    await userEvent.keyboard('{PageUp}');
    await expect(screen.getByRole('gridcell', { name: /November 10/ })).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
  },
};

export const ADayOfTheNextMonth: Story = {
  play: async () => {
    await openCalendar();
    const grid = within(screen.getByRole('grid'));
    await userEvent.click(grid.getByRole('gridcell', { name: /December 3/ }));
    await valueIs('2026-12-03');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(canvas.getByRole('textbox')).toHaveValue('11/05/2026');
  },
};

function InFormDemo() {
  const [value, setValue] = useState<string | null>('2026-11-05');
  const [sent, setSent] = useState('');
  return (
    <Form onSubmit={(event) => setSent(String(new FormData(event.currentTarget).get('opens')))}>
      <Field {...labels} name="opens">
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
