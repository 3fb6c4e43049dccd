'use client';
import { lazy, Suspense } from 'react';
import { TextInput } from '../text-input/text-input.js';
import { intervalOf, joinInterval } from './filter-values.js';

const DateRangePicker = lazy(async () => ({
  default: (await import('../date-range-picker/date-range-picker.js')).DateRangePicker,
}));

interface FilterDatesProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** The label before the control; otherwise a Field shows it. */
  labelled: boolean;
}

/** From a day to a day, either may be open. */
export function FilterDates({ label, value, onValueChange, labelled }: FilterDatesProps) {
  const { from, to } = intervalOf(value);
  return (
    <div className="sc-filter-dates">
      {labelled && <span aria-hidden="true">{label}</span>}
      <Suspense fallback={<TextInput aria-label={label} disabled />}>
        <DateRangePicker
          aria-label={label}
          value={{ from: from || null, to: to || null }}
          onValueChange={(days) => onValueChange(joinInterval(days.from ?? '', days.to ?? ''))}
        />
      </Suspense>
    </div>
  );
}
