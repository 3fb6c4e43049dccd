'use client';
import { DateTimeInput } from '../date-time-input/date-time-input.js';
import { usePartWords } from '../internal/use-part-words.js';
import { filterBarWords } from './filter-bar-words.js';
import { intervalOf, joinInterval } from './filter-values.js';

interface FilterDatesProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** The label stands before it; else a Field shows it. */
  labelled: boolean;
}

/** From a day to a day: the platform's own pickers, each kept within the other. */
export function FilterDates({ label, value, onValueChange, labelled }: FilterDatesProps) {
  const words = usePartWords('filterBar', filterBarWords);
  const { from, to } = intervalOf(value);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
    <div className="sc-filter-dates" role="group" aria-label={label}>
      {labelled && <span aria-hidden="true">{label}</span>}
      <DateTimeInput
        aria-label={words.from(label)}
        value={from}
        max={to || undefined}
        onValueChange={(day) => onValueChange(joinInterval(day, to))}
      />
      <span aria-hidden="true">–</span>
      <DateTimeInput
        aria-label={words.to(label)}
        value={to}
        min={from || undefined}
        onValueChange={(day) => onValueChange(joinInterval(from, day))}
      />
    </div>
  );
}
