import '@skillcert/ui/date-picker.css';
import '@skillcert/ui/popover.css';
import { DatePicker, type DatePickerProps } from '@skillcert/ui';
import { programmeToday } from './wall-time.js';

interface DayPickerProps extends Omit<DatePickerProps, 'value' | 'onValueChange' | 'onChange' | 'today'> {
  /** Empty while there is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A day as a form holds it; today is the programme's. */
export function DayPicker({ value, onChange, ...rest }: DayPickerProps) {
  return (
    <DatePicker
      {...rest}
      value={value || null}
      onValueChange={(day) => onChange(day ?? '')}
      today={programmeToday(new Date())}
    />
  );
}
