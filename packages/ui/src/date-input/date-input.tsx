'use client';
import { TextInput, type TextInputProps } from '../text-input/text-input.js';

export type DateInputProps = Omit<TextInputProps, 'type'>;

/**
 * A day, `2026-11-21`, by the platform's own picker: for people on their own phone who give a day that they know by heart, such as a
 * birthday. Its wheels reach a year long ago in one movement, `autoComplete="bday"` fills it in, and it costs nothing to download; but
 * it speaks and writes as the browser does, whatever the page's language, and a half-typed day is no value without a word. Where the
 * page is worked in, where a day is found by its weekday, or where there is a time, take DatePicker, DateRangePicker or DateTimePicker.
 */
export function DateInput(props: DateInputProps) {
  return <TextInput {...props} type="date" />;
}
