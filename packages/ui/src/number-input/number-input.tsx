'use client';
import { type KeyboardEvent, useState } from 'react';
import { TextInput, type TextInputProps } from '../text-input/text-input.js';
import { parseNumber } from './parse-number.js';

export interface NumberInputProps
  extends Omit<
    TextInputProps,
    'type' | 'value' | 'defaultValue' | 'onValueChange' | 'min' | 'max' | 'step' | 'prefix'
  > {
  value: number | null;
  onValueChange: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Digits after the point at most; 0 for whole numbers. */
  decimals?: number;
  /** Decimal places that are shown even if they are 0, as in an amount. */
  minDecimals?: number;
}

/** A number typed as text: no spinner surprises, no scroll wheel; arrow keys step. */
export function NumberInput({
  value,
  onValueChange,
  min = Number.MIN_SAFE_INTEGER,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  decimals = 0,
  minDecimals = 0,
  onBlur,
  onKeyDown,
  ...rest
}: NumberInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  // The typed form: without separators, in any language.
  const figures = new Intl.NumberFormat('en', {
    useGrouping: false,
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: decimals,
  });
  const clamp = (next: number) => Math.min(max, Math.max(min, next));
  const stepBy = (event: KeyboardEvent<HTMLInputElement>, by: number) => {
    if (rest.readOnly) return;
    event.preventDefault();
    setDraft(null);
    onValueChange(clamp((value ?? 0) + by));
  };
  return (
    <TextInput
      {...rest}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={draft ?? (value === null ? '' : figures.format(value))}
      onValueChange={(text) => {
        setDraft(text);
        onValueChange(parseNumber(text, decimals));
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'ArrowUp') stepBy(event, step);
        if (event.key === 'ArrowDown') stepBy(event, -step);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        // Unreadable text stays as typed, and the form reports its problem.
        if (value === null) return;
        setDraft(null);
        if (clamp(value) !== value) onValueChange(clamp(value));
      }}
    />
  );
}
