'use client';
import { TextInput, type TextInputProps } from '../text-input/text-input.js';

export type DateInputProps = Omit<TextInputProps, 'type'>;

/**
 * A day, `2026-11-21`, by the platform's own picker: for people on their own phone who enter a day that they know
 * by heart, such as a birthday. Its wheels reach a distant year in one movement, `autoComplete="bday"` fills it in,
 * and it costs no download; but it uses the browser's language and format, not the page's, and a half-typed day is
 * silently no value. For work in the page, for a day found by its weekday, or for a time, use DatePicker,
 * DateRangePicker or DateTimePicker.
 */
export function DateInput(props: DateInputProps) {
  return <TextInput {...props} type="date" />;
}
