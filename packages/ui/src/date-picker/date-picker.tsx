'use client';
import { lazy, useState } from 'react';
import { usePartWords } from '../internal/use-part-words.js';
import { useTypedText } from '../internal/use-typed-text.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import type { TextInputProps } from '../text-input/text-input.js';
import { datePickerWords } from './date-picker-words.js';
import { todayHere } from './day.js';
import { dayPattern, formatDay } from './day-format.js';
import { PickerBox } from './picker-box.js';
import { PickerInput } from './picker-input.js';
import { readDay } from './read-day.js';

const load = () => import('./day-panel.js');
const DayPanel = lazy(async () => ({ default: (await load()).DayPanel }));

export interface DatePickerProps
  extends Omit<TextInputProps, 'type' | 'value' | 'defaultValue' | 'onValueChange' | 'min' | 'max'> {
  /** `2026-11-21`, or null while there is none. */
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
 * A day, typed or chosen in a calendar. Typing takes ISO 8601 and the language's own form; what is unclear stays and the Field
 * says so. Where a phone's own picker will do, DateTimeInput is lighter. Needs `text-input.css`, `button.css`, `popover.css`,
 * `spinner.css` and `dialog.css`.
 */
export function DatePicker({
  value,
  onValueChange,
  min,
  max,
  today = todayHere(),
  disabled = false,
  readOnly = false,
  ...rest
}: DatePickerProps) {
  const { language } = useSkillcert();
  const words = usePartWords('datePicker', datePickerWords);
  const [open, setOpen] = useState(false);
  const typed = useTypedText({
    value,
    onValueChange,
    show: (day) => formatDay(day, language),
    read: (text) => readDay(text, { language, words, today, min, max }),
  });
  return (
    <PickerBox
      open={open}
      onOpenChange={setOpen}
      label={words.calendar}
      disabled={disabled || readOnly}
      preload={load}
      field={
        <PickerInput
          {...rest}
          typed={typed}
          pattern={dayPattern(language, words)}
          formValue={value}
          disabled={disabled}
          readOnly={readOnly}
          onOpen={() => setOpen(true)}
        />
      }
    >
      <DayPanel
        value={value}
        today={today}
        min={min}
        max={max}
        onChoose={(day) => {
          typed.choose(day);
          setOpen(false);
        }}
      />
    </PickerBox>
  );
}
