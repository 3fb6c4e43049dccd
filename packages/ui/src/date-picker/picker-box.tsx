'use client';
import { CalendarDays } from 'lucide-react';
import { type ComponentProps, type ReactNode, Suspense, use } from 'react';
import { IconButton } from '../icon-button/icon-button.js';
import { classNames } from '../internal/class-names.js';
import { FieldContext } from '../internal/field-context.js';
import { usePartWords } from '../internal/use-part-words.js';
import { Popover, type PopoverTriggerProps } from '../popover/popover.js';
import { Spinner } from '../spinner/spinner.js';
import { datePickerWords } from './date-picker-words.js';

export interface PickerBoxProps extends ComponentProps<'span'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The name of the panel, behind that of the Field that it is for. */
  label: string;
  disabled: boolean;
  /** Downloads the panel before it is wanted. */
  preload: () => unknown;
  /** The text input that contains the button. */
  field: ReactNode;
  /** Another one in front of it. */
  before?: ReactNode;
}

interface OpenButtonProps extends PopoverTriggerProps, Pick<PickerBoxProps, 'disabled' | 'preload'> {}

/** The button of the panel, which is downloaded when the pointer or the focus comes near. */
function OpenButton({ onPointerEnter, onFocus, preload, ...button }: OpenButtonProps) {
  const words = usePartWords('datePicker', datePickerWords);
  const field = use(FieldContext);
  return (
    <IconButton
      {...button}
      size="small"
      label={words.openCalendar}
      // One of many in a form.
      aria-describedby={field?.labelId}
      icon={<CalendarDays aria-hidden="true" />}
      onPointerEnter={() => {
        onPointerEnter();
        preload();
      }}
      onFocus={() => {
        onFocus();
        preload();
      }}
    />
  );
}

/** Inputs for typing and, at their end, the button of the panel for choosing. */
export function PickerBox({
  open,
  onOpenChange,
  label,
  disabled,
  preload,
  field: input,
  before,
  className,
  children,
  ...rest
}: PickerBoxProps) {
  const words = usePartWords('datePicker', datePickerWords);
  const field = use(FieldContext);
  const named = typeof field?.label === 'string' ? words.panelOf(field.label, label) : label;
  return (
    <Popover
      {...rest}
      className={classNames('sc-date-picker', className)}
      open={open && !disabled}
      onOpenChange={onOpenChange}
      label={named}
      padding="none"
      sheet
      trigger={(button) => (
        <>
          {before}
          <span className="sc-input-group">
            {input}
            <span className="sc-input-after">
              <OpenButton {...button} disabled={disabled} preload={preload} />
            </span>
          </span>
        </>
      )}
    >
      {/* The controls of the panel are not the Field's control. */}
      <FieldContext value={null}>
        <Suspense
          fallback={
            <div className="sc-date-panel-wait">
              <Spinner />
            </div>
          }
        >
          {children}
        </Suspense>
      </FieldContext>
    </Popover>
  );
}
