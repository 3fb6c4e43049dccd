import { use, useId } from 'react';
import { FieldContext, useReport } from '../internal/field-context.js';
import { usePartWords } from '../internal/use-part-words.js';
import type { useTypedText } from '../internal/use-typed-text.js';
import { TextInput, type TextInputProps } from '../text-input/text-input.js';
import { datePickerWords } from './date-picker-words.js';

export interface PickerInputProps extends TextInputProps {
  typed: ReturnType<typeof useTypedText>;
  /** The expected format of the typed text: mm/dd/yyyy. */
  pattern: string;
  /** The value that a native form sends. */
  formValue: string | null;
  onOpen: () => void;
}

/** The text input of a picker: the Field reports its problem, the arrow down opens the panel. */
export function PickerInput({
  typed: { input, problem },
  pattern,
  formValue,
  onOpen,
  name,
  onBlur,
  onKeyDown,
  ...rest
}: PickerInputProps) {
  const words = usePartWords('datePicker', datePickerWords);
  const field = use(FieldContext);
  const told = useReport(problem);
  const formName = name ?? field?.name;
  const formatId = useId();
  return (
    <>
      <TextInput
        autoComplete="off"
        placeholder={pattern}
        title={told ? undefined : problem}
        {...rest}
        {...input}
        // Added to the Field's hint and error, since those would override an aria-description.
        aria-describedby={[rest['aria-describedby'], formatId].filter(Boolean).join(' ')}
        name=""
        onBlur={(event) => {
          onBlur?.(event);
          input.onBlur();
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          input.onKeyDown(event);
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          onOpen();
        }}
      />
      <span id={formatId} hidden>
        {words.format(pattern)}
      </span>
      {formName && <input type="hidden" name={formName} value={formValue ?? ''} disabled={rest.disabled} />}
    </>
  );
}
