'use client';
import { lazy, use, useState } from 'react';
import { FieldContext } from '../internal/field-context.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useReport } from '../internal/use-report.js';
import { useTypedText } from '../internal/use-typed-text.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { TextInput, type TextInputProps } from '../text-input/text-input.js';
import { datePickerWords } from './date-picker-words.js';
import { todayHere } from './day.js';
import { dayPattern, formatDay } from './day-format.js';
import { PickerBox } from './picker-box.js';
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
  name,
  disabled = false,
  readOnly = false,
  onKeyDown,
  onBlur,
  ...rest
}: DatePickerProps) {
  const { language } = useSkillcert();
  const words = usePartWords('datePicker', datePickerWords);
  const field = use(FieldContext);
  const [open, setOpen] = useState(false);
  const pattern = dayPattern(language, words);
  const { input, problem, choose } = useTypedText({
    value,
    onValueChange,
    show: (day) => formatDay(day, language),
    read: (text) => readDay(text, { language, words, today, min, max }),
  });
  const told = useReport(problem);
  const { onBlur: leave, onKeyDown: press, ...typed } = input;
  const formName = name ?? field?.name;
  return (
    <PickerBox
      open={open}
      onOpenChange={setOpen}
      label={words.calendar}
      disabled={disabled || readOnly}
      preload={load}
      field={
        <>
          <TextInput
            autoComplete="off"
            placeholder={pattern}
            title={told ? undefined : problem}
            aria-description={words.format(pattern)}
            {...rest}
            {...typed}
            name=""
            disabled={disabled}
            readOnly={readOnly}
            onBlur={(event) => {
              onBlur?.(event);
              leave();
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              press(event);
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              setOpen(true);
            }}
          />
          {formName && <input type="hidden" name={formName} value={value ?? ''} disabled={disabled} />}
        </>
      }
    >
      <DayPanel
        value={value}
        today={today}
        min={min}
        max={max}
        onChoose={(day) => {
          choose(day);
          setOpen(false);
        }}
      />
    </PickerBox>
  );
}
