import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Field } from '../field/field.js';
import { openCalendar, valueIs } from '../testing/open-calendar.js';
import { DateTimePicker, type DateTimePickerProps } from './date-time-picker.js';

const labels = { label: '考试开始时间' };

function Demo(props: Partial<DateTimePickerProps>) {
  const [value, setValue] = useState(props.value ?? null);
  return (
    <div style={{ maxInlineSize: '20rem' }}>
      <Field {...labels} required>
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
  parameters: { visual: { width: 480, height: 620 } },
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
    await waitFor(() => expect(screen.getByRole('gridcell', { name: /November 21/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await valueIs('2026-11-28T09:00');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Hour' }), '13');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Minute' }), '45');
    await valueIs('2026-11-28T13:45');
    screen.getByRole('button', { name: 'OK' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toHaveValue('11/28/2026 13:45');
  },
};

export const TheTimeMayComeFirst: Story = {
  args: { value: null },
  play: async () => {
    await openCalendar();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Hour' }), '14');
    await valueIs('null');
    await userEvent.click(screen.getByRole('gridcell', { name: /November 23/ }));
    await valueIs('2026-11-23T14:00');
  },
};

export const Typed: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('placeholder', 'mm/dd/yyyy hh:mm');
    await userEvent.type(input, '2026-11-30 8:15');
    await userEvent.tab();
    await expect(input).toHaveValue('11/30/2026 08:15');
    await valueIs('2026-11-30T08:15');
    await userEvent.clear(input);
    await userEvent.type(input, '11/30/2026 8:20');
    await userEvent.tab();
    await expect(input).toHaveValue('11/30/2026 8:20');
    await expect(input).toHaveAccessibleDescription(/steps of 15 minutes/);
    await valueIs('null');
  },
};

export const WithinBounds: Story = {
  args: { value: '2026-11-23T09:00', min: '2026-11-23T08:30', max: '2026-11-24T17:00', step: 30 },
  play: async () => {
    await openCalendar();
    const hour = screen.getByRole('combobox', { name: 'Hour' });
    await expect(screen.getByRole('option', { name: '07' })).toBeDisabled();
    await userEvent.selectOptions(hour, '08');
    await valueIs('2026-11-23T08:30');
    await userEvent.selectOptions(hour, '20');
    await userEvent.click(screen.getByRole('gridcell', { name: /November 24/ }));
    await valueIs('2026-11-24T17:00');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };
