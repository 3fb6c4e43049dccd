'use client';
import { TextInput, type TextInputProps } from '../text-input/text-input.js';

export interface DateTimeInputProps extends Omit<TextInputProps, 'type'> {
  /** `date` gives `2026-11-21`, `datetime` gives `2026-11-21T09:30`, `time` gives `09:30`. */
  mode?: 'date' | 'datetime' | 'time';
}

const types = { date: 'date', datetime: 'datetime-local', time: 'time' } as const;

/**
 * A date, a time or both: the platform's own picker, which costs nothing to download; for first pages, phones and days long ago.
 * DatePicker, DateRangePicker and DateTimePicker look the same everywhere, take the language's own form, and say what they could
 * not read. Values are local wall time without a zone.
 */
export function DateTimeInput({ mode = 'date', ...rest }: DateTimeInputProps) {
  return <TextInput {...rest} type={types[mode]} />;
}
