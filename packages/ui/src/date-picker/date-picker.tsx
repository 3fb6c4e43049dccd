'use client';
import { lazy } from 'react';
import { usePartWords } from '../internal/use-part-words.js';
import { useTypedText } from '../internal/use-typed-text.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import type { TextInputProps } from '../text-input/text-input.js';
import { datePickerWords } from './date-picker-words.js';
import { todayHere } from './day.js';
import { dayPattern, formatDay } from './day-format.js';
import { readDay } from './read-day.js';
import { TypedPicker } from './typed-picker.js';

const load = () => import('./day-panel.js');
const DayPanel = lazy(async () => ({ default: (await load()).DayPanel }));

export interface DatePickerProps
  extends Omit<TextInputProps, 'type' | 'value' | 'defaultValue' | 'onValueChange' | 'min' | 'max'> {
  /** `2026-11-21`, or null if empty. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** The first day that may be chosen. */
  min?: string;
  /** The last day that may be chosen. */
  max?: string;
  /** `2026-11-21`; by default the machine's. */
  today?: string;
}

/**
 * A day, typed or chosen in a calendar, in the language of the page, not the browser's. Typing takes ISO 8601 and
 * the language's own form; unclear text stays and the Field reports it. On a phone the calendar is a sheet for
 * fingers rather than the platform's wheels, which would use the phone's language; for a distant day, on the
 * reader's own phone, DateInput is quicker. Needs `text-input.css`, `button.css`, `popover.css`, `spinner.css` and
 * `dialog.css`.
 */
export function DatePicker({
  value,
  onValueChange,
  min,
  max,
  today = todayHere(),
  ...rest
}: DatePickerProps) {
  const { language } = useSkillcert();
  const words = usePartWords('datePicker', datePickerWords);
  const typed = useTypedText({
    value,
    onValueChange,
    show: (day) => formatDay(day, language),
    read: (text) => readDay(text, { language, words, today, min, max }),
  });
  return (
    <TypedPicker
      {...rest}
      label={words.calendar}
      preload={load}
      typed={typed}
      pattern={dayPattern(language, words)}
      formValue={value}
    >
      {(close) => (
        <DayPanel
          value={value}
          today={today}
          min={min}
          max={max}
          onChoose={(day) => {
            typed.choose(day);
            close();
          }}
        />
      )}
    </TypedPicker>
  );
}
