'use client';
import { lazy } from 'react';
import { datePickerWords } from '../date-picker/date-picker-words.js';
import { todayHere } from '../date-picker/day.js';
import { dayPattern } from '../date-picker/day-format.js';
import { TypedPicker } from '../date-picker/typed-picker.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useTypedText } from '../internal/use-typed-text.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import type { TextInputProps } from '../text-input/text-input.js';
import { dateTimePickerWords } from './date-time-picker-words.js';
import { formatMoment } from './moment.js';
import { readMoment } from './read-moment.js';

const load = () => import('./moment-panel.js');
const MomentPanel = lazy(async () => ({ default: (await load()).MomentPanel }));

export interface DateTimePickerProps
  extends Omit<TextInputProps, 'type' | 'value' | 'defaultValue' | 'onValueChange' | 'min' | 'max' | 'step'> {
  /** Wall time without a zone: `2026-11-21T09:30`, or null if empty. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** The first moment that may be chosen. */
  min?: string;
  /** The last moment that may be chosen. */
  max?: string;
  /**
   * The minutes between two possible moments, a divisor of 60. Without it, the list has every fifth minute and
   * typing takes any.
   */
  step?: number;
  /** The time of a day that is chosen first, `09:00`; for an end `23:59`, so that the day counts as a whole. */
  defaultTime?: string;
  /** `2026-11-21`; by default the machine's. */
  today?: string;
}

/**
 * A day and its time, typed or chosen; shown by 24 hours in every language, on a phone as on a desk. Needs
 * `date-picker.css`, `date-time-picker.css`, `select.css` and what DatePicker needs.
 */
export function DateTimePicker({
  value,
  onValueChange,
  min,
  max,
  step,
  defaultTime = '09:00',
  today = todayHere(),
  ...rest
}: DateTimePickerProps) {
  const { language } = useSkillcert();
  const dayWords = usePartWords('datePicker', datePickerWords);
  const words = usePartWords('dateTimePicker', dateTimePickerWords);
  const example = `${today}T${defaultTime}`;
  const typed = useTypedText({
    value,
    onValueChange,
    show: (moment) => formatMoment(moment, language),
    read: (text) => readMoment(text, { language, dayWords, words, example, step, min, max }),
  });
  return (
    <TypedPicker
      {...rest}
      label={words.calendar}
      preload={load}
      typed={typed}
      pattern={`${dayPattern(language, dayWords)} ${words.time}`}
      formValue={value}
    >
      {(close) => (
        <MomentPanel
          value={value}
          today={today}
          defaultTime={defaultTime}
          step={step}
          min={min}
          max={max}
          onChoose={typed.choose}
          onDone={close}
        />
      )}
    </TypedPicker>
  );
}
