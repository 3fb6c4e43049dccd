import '@skillcert/ui/date-picker.css';
import '@skillcert/ui/date-time-picker.css';
import '@skillcert/ui/popover.css';
import { DateTimePicker, type DateTimePickerProps } from '@skillcert/ui';
import { programmeToday } from './wall-time.js';

interface MomentPickerProps
  extends Omit<DateTimePickerProps, 'value' | 'onValueChange' | 'onChange' | 'today'> {
  /** Wall time of the programme's zone; empty while there is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Until when: a day that is chosen counts to its last minute. */
  readonly end?: boolean;
}

/** A date and a time as a form holds them; today is the programme's. */
export function MomentPicker({ value, onChange, end = false, ...rest }: MomentPickerProps) {
  return (
    <DateTimePicker
      {...(end && { defaultTime: '23:59' })}
      {...rest}
      value={value || null}
      onValueChange={(moment) => onChange(moment ?? '')}
      today={programmeToday(new Date())}
    />
  );
}
