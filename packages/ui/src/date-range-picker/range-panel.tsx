'use client';
import { useState } from 'react';
import { Button } from '../button/button.js';
import { Calendar } from '../date-picker/calendar.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { useIsMobile } from '../provider/use-is-mobile.js';
import { dateRangePickerWords } from './date-range-picker-words.js';
import { type DayRange, isSameRange, markInRange, rangeOf } from './day-range.js';

/** A range that is one click away. */
export interface RangePreset {
  id: string;
  label: string;
  range: DayRange;
}

export interface RangePanelProps {
  value: DayRange;
  presets: readonly RangePreset[];
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (range: DayRange) => void;
}

/** The panel of a DateRangePicker: the usual ranges, and months to choose two days in. */
export function RangePanel({ value, presets, today, min, max, onChoose }: RangePanelProps) {
  const { words } = useSkillcert();
  const own = usePartWords('dateRangePicker', dateRangePickerWords);
  const narrow = useIsMobile();
  const [start, setStart] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const drawn = start === null ? value : rangeOf(start, pointed ?? start);
  return (
    <div className="sc-date-panel sc-date-range-panel">
      {presets.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons
        <div className="sc-date-range-presets" role="group" aria-label={own.presets}>
          {presets.map(({ id, label, range }) => (
            <Button
              key={id}
              variant="ghost"
              size="small"
              aria-pressed={isSameRange(range, value)}
              onClick={() => onChoose(range)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      <div className="sc-date-range-days">
        <Calendar
          start={value.from ?? value.to ?? today}
          today={today}
          min={min}
          max={max}
          months={narrow ? 1 : 2}
          markOf={(day) => markInRange(drawn, day)}
          onPoint={setPointed}
          onChoose={(day) => {
            if (start === null) setStart(day);
            else onChoose(rangeOf(start, day));
          }}
        />
        <div className="sc-date-panel-foot">
          <span className="sc-date-panel-hint" role="status">
            {start === null ? own.chooseFrom : own.chooseTo}
          </span>
          {(value.from ?? value.to) && (
            <Button variant="ghost" size="small" onClick={() => onChoose({ from: null, to: null })}>
              {words.clear}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
