'use client';
import type { ComponentProps } from 'react';
import { classNames } from '../internal/class-names.js';
import { useFieldControl } from '../internal/field-context.js';

export interface TextInputProps extends ComponentProps<'input'> {
  onValueChange?: (value: string) => void;
}

/** One line of text. Native props (type, inputMode, autoComplete, maxLength …) pass through. */
export function TextInput({ onValueChange, onChange, className, ...rest }: TextInputProps) {
  return (
    <input
      type="text"
      {...rest}
      {...useFieldControl(rest)}
      className={classNames('sc-input', className)}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.currentTarget.value);
      }}
    />
  );
}
