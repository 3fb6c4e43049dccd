'use client';
import { Button } from '../button/button.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { Calendar } from './calendar.js';
import { calendarWords } from './calendar-words.js';
import { clampDay } from './day.js';

export interface DayPanelProps {
  value: string | null;
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (day: string | null) => void;
}

/** The panel of a DatePicker: a month, and buttons for today and for no day. */
export function DayPanel({ value, today, min, max, onChoose }: DayPanelProps) {
  const { words } = useSkillcert();
  const own = usePartWords('calendar', calendarWords);
  return (
    <div className="sc-date-panel">
      <Calendar
        start={value ?? today}
        today={today}
        min={min}
        max={max}
        markOf={(day) => (day === value ? 'only' : undefined)}
        onChoose={onChoose}
      />
      <div className="sc-date-panel-end sc-date-panel-foot">
        {clampDay(today, min, max) === today && (
          <Button variant="ghost" size="small" onClick={() => onChoose(today)}>
            {own.today}
          </Button>
        )}
        {value && (
          <Button variant="ghost" size="small" onClick={() => onChoose(null)}>
            {words.clear}
          </Button>
        )}
      </div>
    </div>
  );
}
