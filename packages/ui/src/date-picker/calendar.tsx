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

/** The months in sight. */
const monthsFrom = (first: string, months: number) =>
  Array.from({ length: months }, (_, at) => addToMonth(first, at));

type PlaceOptions = Pick<CalendarProps, 'start' | 'min' | 'max'> & { months: number };

/** The day that has the focus and the first month in sight; a day that is gone to takes the focus. */
const useCalendarPlace = ({ start, min, max, months }: PlaceOptions) => {
  const box = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(true);
  const [{ day, first }, setPlace] = useState(() => {
    const at = clampDay(start, min, max);
    return { day: at, first: monthOf(at) };
  });
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    box.current?.querySelector<HTMLElement>(`[data-stop="${day}"] [tabindex="0"]`)?.focus();
  }, [day]);
  return {
    box,
    day,
    first,
    go: (to: string) => {
      takesFocus.current = to !== day;
      setPlace({ day: to, first: firstShown(first, to, months) });
    },
    /** Goes some months on or back, and leaves the focus where it is. */
    turn: (count: number) => {
      const to = clampDay(addMonths(day, count), min, max);
      setPlace({ day: to, first: firstShown(addToMonth(first, count), to, months) });
    },
  };
};

interface CalendarNavProps extends Pick<CalendarProps, 'min' | 'max'> {
  id: string;
  first: string;
  months: number;
  onTurn: (count: number) => void;
}

/** The names of the months in sight, between the ways to others. */
function CalendarNav({ id, first, months, min, max, onTurn }: CalendarNavProps) {
  const { language } = useSkillcert();
  const words = usePartWords('calendar', calendarWords);
  const turn = (label: string, count: number, icon: ReactNode) => {
    const edge = addToMonth(count < 0 ? first : addToMonth(first, months - 1), count < 0 ? -1 : 1);
    const stands = edge < monthOf(min ?? firstDay) || edge > monthOf(max ?? lastDay);
    return (
      <IconButton size="small" label={label} icon={icon} disabled={stands} onClick={() => onTurn(count)} />
    );
  };
  return (
    <div className="sc-calendar-nav">
      {turn(words.previousYear, -12, <ChevronsLeft aria-hidden="true" />)}
      {turn(words.previousMonth, -1, <ChevronLeft aria-hidden="true" />)}
      <span className="sc-calendar-titles" aria-live="polite">
        {monthsFrom(first, months).map((month) => (
          <span key={month} id={`${id}-${month}`} className="sc-calendar-title">
            {formatMonth(month, language)}
          </span>
        ))}
      </span>
      {turn(words.nextMonth, 1, <ChevronRight aria-hidden="true" />)}
      {turn(words.nextYear, 12, <ChevronsRight aria-hidden="true" />)}
    </div>
  );
}

/** Months of days with the keyboard pattern of WAI-ARIA's date picker; a day has the focus from the start. */
export function Calendar({ start, today, min, max, months = 1, markOf, onChoose, onPoint }: CalendarProps) {
  const { language } = useSkillcert();
  const id = useId();
  const weekStart = weekStartOf(language);
  const { box, day, first, go, turn } = useCalendarPlace({ start, min, max, months });
  const onKey = (event: KeyboardEvent) => {
    const to = moveDay(day, { key: event.key, shift: event.shiftKey, weekStart, min, max });
    if (!to) return;
    event.preventDefault();
    onPoint?.(to);
    go(to);
  };
  const shown = monthsFrom(first, months);
  return (
    <div ref={box} className="sc-calendar" data-months={months} data-stop={day}>
      <CalendarNav {...{ id, first, months, min, max }} onTurn={turn} />
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
