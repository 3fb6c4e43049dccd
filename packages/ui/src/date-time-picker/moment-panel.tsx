'use client';
import { useState } from 'react';
import { Button } from '../button/button.js';
import { Calendar } from '../date-picker/calendar.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { Select } from '../select/select.js';
import { dateTimePickerWords } from './date-time-picker-words.js';
import { clampMoment, dayIn, hours, minutesOf, timeIn } from './moment.js';

export interface MomentPanelProps {
  value: string | null;
  today: string;
  defaultTime: string;
  step: number | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (moment: string | null) => void;
  onDone: () => void;
}

interface TimeChoiceProps {
  time: string;
  step: number | undefined;
  /** Whether the bounds leave nothing of the stretch between two times. */
  isOutside: (from: string, to: string) => boolean;
  onTimeChange: (time: string) => void;
}

/** The hour and the minute. */
function TimeChoice({ time, step, isOutside, onTimeChange }: TimeChoiceProps) {
  const own = usePartWords('dateTimePicker', dateTimePickerWords);
  const [hour = '00', minute = '00'] = time.split(':');
  return (
    <div className="sc-date-time-row">
      <Select
        aria-label={own.hour}
        placeholder={null}
        value={hour}
        options={hours.map((each) => ({
          value: each,
          label: each,
          disabled: isOutside(`${each}:00`, `${each}:59`),
        }))}
        onValueChange={(each) => onTimeChange(`${each}:${minute}`)}
      />
      <span aria-hidden="true">:</span>
      <Select
        aria-label={own.minute}
        placeholder={null}
        value={minute}
        options={minutesOf(step, minute).map((each) => ({
          value: each,
          label: each,
          disabled: isOutside(`${hour}:${each}`, `${hour}:${each}`),
        }))}
        onValueChange={(each) => onTimeChange(`${hour}:${each}`)}
      />
    </div>
  );
}

/** The panel of a DateTimePicker: a month, and the time of the day. */
export function MomentPanel({
  value,
  today,
  defaultTime,
  step,
  min,
  max,
  onChoose,
  onDone,
}: MomentPanelProps) {
  const { words } = useSkillcert();
  // Until there is a day, the time waits here.
  const [waiting, setWaiting] = useState(defaultTime);
  const time = value ? timeIn(value) : waiting;
  const day = value && dayIn(value);
  const setTime = (next: string) => {
    setWaiting(next);
    if (day) onChoose(clampMoment(`${day}T${next}`, min, max));
  };
  const isOutside = (from: string, to: string) =>
    day !== null &&
    ((min !== undefined && `${day}T${to}` < min) || (max !== undefined && `${day}T${from}` > max));
  return (
    <div className="sc-date-panel">
      <Calendar
        start={day ?? today}
        today={today}
        min={min?.slice(0, 10)}
        max={max?.slice(0, 10)}
        markOf={(each) => (each === day ? 'only' : undefined)}
        onChoose={(chosen) => onChoose(clampMoment(`${chosen}T${time}`, min, max))}
      />
      <div className="sc-date-panel-end">
        <TimeChoice time={time} step={step} isOutside={isOutside} onTimeChange={setTime} />
        <div className="sc-date-panel-foot">
          {value && (
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                onChoose(null);
                onDone();
              }}
            >
              {words.clear}
            </Button>
          )}
          <Button size="small" className="sc-date-time-done" onClick={onDone}>
            {words.ok}
          </Button>
        </div>
      </div>
    </div>
  );
}
