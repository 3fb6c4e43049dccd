'use client';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { calendarWords } from './calendar-words.js';
import { addMonths, addToMonth, clampDay, firstDay, lastDay, monthOf } from './day.js';
import { formatMonth } from './day-format.js';
import { firstShown } from './month-grid.js';
import { type DayMark, MonthTable } from './month-table.js';
import { moveDay } from './move-day.js';
import { weekStartOf } from './week-start.js';

export interface CalendarProps {
  /** The day that has the focus first. */
  start: string;
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  /** The number of months side by side. */
  months?: 1 | 2;
  markOf: (day: string) => DayMark | undefined;
  onChoose: (day: string) => void;
  /** The day under the pointer or the focus, for a range that is half chosen. */
  onPoint?: (day: string | null) => void;
}

/** Months of days with the keyboard pattern of WAI-ARIA's date picker; a day has the focus from the start. */
export function Calendar({ start, today, min, max, months = 1, markOf, onChoose, onPoint }: CalendarProps) {
  const { language } = useSkillcert();
  const words = usePartWords('calendar', calendarWords);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(true);
  const [{ day, first }, setPlace] = useState(() => {
    const at = clampDay(start, min, max);
    return { day: at, first: monthOf(at) };
  });
  const weekStart = weekStartOf(language);
  const go = (to: string) => setPlace({ day: to, first: firstShown(first, to, months) });
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    box.current?.querySelector<HTMLElement>(`[data-stop="${day}"] [tabindex="0"]`)?.focus();
  }, [day]);
  const onKey = (event: KeyboardEvent) => {
    const to = moveDay(day, { key: event.key, shift: event.shiftKey, weekStart, min, max });
    if (!to) return;
    event.preventDefault();
    takesFocus.current = to !== day;
    onPoint?.(to);
    go(to);
  };
  const turn = (label: string, count: number, icon: ReactNode) => {
    const edge = addToMonth(count < 0 ? first : addToMonth(first, months - 1), count < 0 ? -1 : 1);
    const stands = edge < monthOf(min ?? firstDay) || edge > monthOf(max ?? lastDay);
    const move = () => {
      const to = clampDay(addMonths(day, count), min, max);
      setPlace({ day: to, first: firstShown(addToMonth(first, count), to, months) });
    };
    return <IconButton size="small" label={label} icon={icon} disabled={stands} onClick={move} />;
  };
  const shown = Array.from({ length: months }, (_, at) => addToMonth(first, at));
  return (
    <div ref={box} className="sc-calendar" data-months={months} data-stop={day}>
      <div className="sc-calendar-nav">
        {turn(words.previousYear, -12, <ChevronsLeft aria-hidden="true" />)}
        {turn(words.previousMonth, -1, <ChevronLeft aria-hidden="true" />)}
        <span className="sc-calendar-titles" aria-live="polite">
          {shown.map((month) => (
            <span key={month} id={`${id}-${month}`} className="sc-calendar-title">
              {formatMonth(month, language)}
            </span>
          ))}
        </span>
        {turn(words.nextMonth, 1, <ChevronRight aria-hidden="true" />)}
        {turn(words.nextYear, 12, <ChevronsRight aria-hidden="true" />)}
      </div>
      <div className="sc-calendar-months">
        {shown.map((month) => (
          <MonthTable
            key={month}
            month={month}
            titleId={`${id}-${month}`}
            stop={day}
            weekStart={weekStart}
            today={today}
            min={min}
            max={max}
            markOf={markOf}
            outside={months === 1}
            onChoose={(chosen) => {
              takesFocus.current = chosen !== day;
              go(chosen);
              onChoose(chosen);
            }}
            onKey={onKey}
            onPoint={onPoint}
          />
        ))}
      </div>
    </div>
  );
}
