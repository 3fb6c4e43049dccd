'use client';
import { type ComponentProps, lazy, use, useState } from 'react';
import { todayHere } from '../date-picker/day.js';
import { PickerBox } from '../date-picker/picker-box.js';
import { classNames } from '../internal/class-names.js';
import { FieldContext, useFieldControl } from '../internal/field-context.js';
import { usePartWords } from '../internal/use-part-words.js';
import { dateRangePickerWords } from './date-range-picker-words.js';
import type { DayRange } from './day-range.js';
import { RangeInput } from './range-input.js';
import type { RangePreset } from './range-panel.js';
import { useRangeEnds } from './use-range-ends.js';

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
 * Two days, typed or chosen in a calendar of two months. Put it in a `<Field group>`, which names it. Needs
 * `date-picker.css` and what DatePicker needs.
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
  const words = usePartWords('dateRangePicker', dateRangePickerWords);
  const field = use(FieldContext);
  const control = useFieldControl({ id, name, required });
  const [open, setOpen] = useState(false);
  const ends = useRangeEnds({ value, onValueChange, today, min, max, control });
  const shared = { disabled, readOnly, onOpen: () => setOpen(true) };
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
      before={<RangeInput {...shared} {...ends.from} id={control.id} />}
      field={
        <>
          <span className="sc-date-range-dash" aria-hidden="true">
            –
          </span>
          <RangeInput {...shared} {...ends.to} />
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
          ends.choose(range);
          setOpen(false);
        }}
      />
    </PickerBox>
  );
}
