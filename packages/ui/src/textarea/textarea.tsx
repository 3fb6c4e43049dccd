'use client';
import type { ComponentProps } from 'react';
import { classNames } from '../internal/class-names.js';
import { useFieldControl } from '../internal/field-context.js';

export interface TextareaProps extends ComponentProps<'textarea'> {
  onValueChange?: (value: string) => void;
}

/** Several lines of text; grows with its content if the browser supports it. */
export function Textarea({ onValueChange, onChange, rows = 3, className, ...rest }: TextareaProps) {
  return (
    <textarea
      {...rest}
      {...useFieldControl(rest)}
      rows={rows}
      className={classNames('sc-input sc-textarea', className)}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.currentTarget.value);
      }}
    />
  );
}
