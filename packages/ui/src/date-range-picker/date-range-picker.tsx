'use client';
import { type ComponentProps, lazy, use, useState } from 'react';
import { datePickerWords } from '../date-picker/date-picker-words.js';
import { todayHere } from '../date-picker/day.js';
import { dayPattern, formatDay } from '../date-picker/day-format.js';
import { PickerBox } from '../date-picker/picker-box.js';
import { readDay } from '../date-picker/read-day.js';
import { classNames } from '../internal/class-names.js';
import { FieldContext, useFieldControl } from '../internal/field-context.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useReport } from '../internal/use-report.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { dateRangePickerWords } from './date-range-picker-words.js';
import type { DayRange } from './day-range.js';
import { RangeInput } from './range-input.js';
import type { RangePreset } from './range-panel.js';
import { readRange } from './read-range.js';
import { useTypedRange } from './use-typed-range.js';

const load = () => import('./range-panel.js');
const RangePanel = lazy(async () => ({ default: (await load()).RangePanel }));

export interface DateRangePickerProps extends Omit<ComponentProps<'span'>, 'children' | 'role'> {
  value: DayRange;
  onValueChange: (value: DayRange) => void;
  /** Of a native form: it carries `<name>_from` and `<name>_to`. */
  name?: string;
  min?: string;
  max?: string;
  /** `2026-11-21`; by default the machine's. */
  today?: string;
  presets?: readonly RangePreset[];
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
}

const noPresets: RangePreset[] = [];

/**
 * Two days, typed or chosen in a calendar of two months. Put it in a `<Field group>`, which names it. Needs `date-picker.css` and
 * what DatePicker needs.
 */
export function DateRangePicker({
  value,
  onValueChange,
  name,
  min,
  max,
  today = todayHere(),
  presets = noPresets,
  required,
  disabled = false,
  readOnly = false,
  id,
  className,
  ...rest
}: DateRangePickerProps) {
  const { language } = useSkillcert();
  const dayWords = usePartWords('datePicker', datePickerWords);
  const words = usePartWords('dateRangePicker', dateRangePickerWords);
  const field = use(FieldContext);
  const control = useFieldControl({ id, name, required });
  const [open, setOpen] = useState(false);
  const typed = useTypedRange({
    value,
    onValueChange,
    show: (day) => formatDay(day, language),
    read: (texts) =>
      readRange(texts, {
        readDay: (text) => readDay(text, { language, words: dayWords, today, min, max }),
        disorder: words.disorder,
      }),
  });
  const problem = typed.problems.from ?? typed.problems.to;
  const told = useReport(problem);
  const pattern = dayPattern(language, dayWords);
  const shared = {
    placeholder: pattern,
    format: dayWords.format(pattern),
    disabled,
    readOnly,
    control,
    onOpen: () => setOpen(true),
  };
  // An end is told apart where the fault is its own; a fault of the Field's is of both.
  const faultOf = (own: string | undefined) => ({
    title: told ? undefined : own,
    invalid: own ? (true as const) : problem ? undefined : control['aria-invalid'],
  });
  return (
    <PickerBox
      aria-labelledby={field?.labelId}
      {...rest}
      role="group"
      className={classNames('sc-date-range', className)}
      open={open}
      onOpenChange={setOpen}
      label={words.calendar}
      disabled={disabled || readOnly}
      preload={load}
      before={
        <RangeInput
          {...shared}
          id={control.id}
          label={words.from}
          input={typed.from}
          {...faultOf(typed.problems.from)}
          formName={control.name && `${control.name}_from`}
          formValue={value.from}
        />
      }
      field={
        <>
          <span className="sc-date-range-dash" aria-hidden="true">
            –
          </span>
          <RangeInput
            {...shared}
            label={words.to}
            input={typed.to}
            {...faultOf(typed.problems.to)}
            formName={control.name && `${control.name}_to`}
            formValue={value.to}
          />
        </>
      }
    >
      <RangePanel
        value={value}
        presets={presets}
        today={today}
        min={min}
        max={max}
        onChoose={(range) => {
          typed.choose(range);
          setOpen(false);
        }}
      />
    </PickerBox>
  );
}
