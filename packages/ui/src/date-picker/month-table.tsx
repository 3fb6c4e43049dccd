import type { KeyboardEvent } from 'react';
import { firstStopMark } from '../internal/marked-stop.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { monthOf } from './day.js';
import { describeDay, weekdayNames } from './day-format.js';
import { monthGrid } from './month-grid.js';

/** The position of a day in the chosen range. */
export type DayMark = 'only' | 'from' | 'to' | 'between';

export interface MonthTableProps {
  month: string;
  titleId: string;
  /** The one day that the Tab key reaches. */
  stop: string;
  weekStart: number;
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  markOf: (day: string) => DayMark | undefined;
  /** Also draws the days of the adjacent months. */
  outside: boolean;
  onChoose: (day: string) => void;
  onKey: (event: KeyboardEvent) => void;
  onPoint?: ((day: string | null) => void) | undefined;
}

interface DayCellProps extends Omit<MonthTableProps, 'titleId' | 'weekStart' | 'outside'> {
  day: string;
}

/** A day: to be chosen, unless it is out of bounds. */
function DayCell({ day, month, stop, today, min, max, markOf, onChoose, onKey, onPoint }: DayCellProps) {
  const { language } = useSkillcert();
  const mark = markOf(day);
  const refused = (min !== undefined && day < min) || (max !== undefined && day > max);
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of WAI-ARIA is a table
      role="gridcell"
      className="sc-calendar-day"
      tabIndex={day === stop ? 0 : -1}
      {...(day === stop && firstStopMark)}
      aria-label={describeDay(day, language)}
      aria-selected={mark !== undefined && mark !== 'between'}
      aria-current={day === today ? 'date' : undefined}
      aria-disabled={refused || undefined}
      data-outside={monthOf(day) === month ? undefined : ''}
      data-mark={mark}
      onClick={() => {
        if (!refused) onChoose(day);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return onKey(event);
        event.preventDefault();
        if (!refused) onChoose(day);
      }}
      onPointerEnter={() => onPoint?.(refused ? null : day)}
    >
      {Number(day.slice(8))}
    </td>
  );
}

/** One month as a grid of days. */
export function MonthTable({ titleId, weekStart, outside, ...days }: MonthTableProps) {
  const { month, onPoint } = days;
  const { language } = useSkillcert();
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the date grid of WAI-ARIA is a table
    <table role="grid" className="sc-calendar-month" aria-labelledby={titleId}>
      <thead>
        <tr>
          {weekdayNames(language, weekStart).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long} className="sc-calendar-weekday">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onPointerLeave={() => onPoint?.(null)}>
        {monthGrid(month, weekStart).map((week) => (
          <tr key={week[0]}>
            {week.map((day) =>
              outside || monthOf(day) === month ? (
                <DayCell key={day} {...days} day={day} />
              ) : (
                <td key={day} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
