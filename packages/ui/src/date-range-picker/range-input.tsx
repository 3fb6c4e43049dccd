import { type KeyboardEvent, useId } from 'react';
import { FieldContext } from '../internal/field-context.js';
import { TextInput, type TextInputProps } from '../text-input/text-input.js';

interface RangeInputProps {
  id?: string | undefined;
  label: string;
  placeholder: string;
  format: string;
  input: {
    value: string;
    'data-unread': boolean | undefined;
    onValueChange: (text: string) => void;
    onBlur: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  invalid: TextInputProps['aria-invalid'];
  /** The problem, if no Field reports it. */
  title: string | undefined;
  describedBy: string | undefined;
  required: boolean | undefined;
  disabled: boolean;
  readOnly: boolean;
  formName: string | undefined;
  formValue: string | null;
  onOpen: () => void;
}

/** One end of a range: its text field, and its value in a native form. */
export function RangeInput({
  id,
  label,
  placeholder,
  format,
  input,
  invalid,
  title,
  describedBy,
  required,
  disabled,
  readOnly,
  formName,
  formValue,
  onOpen,
}: RangeInputProps) {
  const formatId = useId();
  return (
    // The Field's id, name and error go to the ends one by one.
    <FieldContext value={null}>
      <TextInput
        {...input}
        id={id}
        autoComplete="off"
        placeholder={placeholder}
        title={title}
        aria-label={label}
        aria-describedby={[formatId, describedBy].filter(Boolean).join(' ')}
        aria-invalid={invalid}
        required={required}
        disabled={disabled}
        readOnly={readOnly}
        onKeyDown={(event) => {
          input.onKeyDown(event);
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          onOpen();
        }}
      />
      <span id={formatId} hidden>
        {format}
      </span>
      {formName && <input type="hidden" name={formName} value={formValue ?? ''} disabled={disabled} />}
    </FieldContext>
  );
}
