'use client';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { IconButton } from '../icon-button/icon-button.js';
import { usePartWords } from '../internal/use-part-words.js';
import { Popover } from '../popover/popover.js';
import { Spinner } from '../spinner/spinner.js';
import { datePickerWords } from './date-picker-words.js';

export interface PickerBoxProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The name of the panel. */
  label: string;
  disabled: boolean;
  /** Downloads the panel before it is wanted. */
  preload: () => unknown;
  /** The text inputs. */
  fields: ReactNode;
  children: ReactNode;
}

/** Inputs for typing and, at their end, the button of the panel for choosing. */
export function PickerBox({
  open,
  onOpenChange,
  label,
  disabled,
  preload,
  fields,
  children,
}: PickerBoxProps) {
  const words = usePartWords('datePicker', datePickerWords);
  return (
    <Popover
      className="sc-date-picker"
      open={open && !disabled}
      onOpenChange={onOpenChange}
      label={label}
      padding="none"
      sheet
      trigger={({ onPointerEnter, onFocus, ...button }) => (
        <span className="sc-input-group">
          {fields}
          <span className="sc-input-after">
            <IconButton
              {...button}
              size="small"
              label={words.openCalendar}
              icon={<CalendarDays aria-hidden="true" />}
              disabled={disabled}
              onPointerEnter={() => {
                onPointerEnter();
                preload();
              }}
              onFocus={() => {
                onFocus();
                preload();
              }}
            />
          </span>
        </span>
      )}
    >
      <Suspense
        fallback={
          <div className="sc-date-panel-wait">
            <Spinner />
          </div>
        }
      >
        {children}
      </Suspense>
    </Popover>
  );
}
