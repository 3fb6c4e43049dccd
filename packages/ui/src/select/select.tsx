'use client';
import type { ComponentProps } from 'react';
import { classNames } from '../internal/class-names.js';
import { useFieldControl } from '../internal/field-context.js';
import { useSkillcert } from '../provider/skillcert-context.js';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'multiple' | 'children'> {
  options: readonly SelectOption[];
  /** The empty choice; by default the word for "please choose". `null` leaves it out. */
  placeholder?: string | null;
  onValueChange?: (value: string) => void;
}

/** One of a few: the platform's own list, so that phones show their wheel and nothing is downloaded. */
export function Select({ options, placeholder, onValueChange, onChange, className, ...rest }: SelectProps) {
  const { words } = useSkillcert();
  return (
    <span className="sc-select-box">
      <select
        {...rest}
        {...useFieldControl(rest)}
        className={classNames('sc-input sc-select', className)}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.currentTarget.value);
        }}
      >
        {placeholder !== null && <option value="">{placeholder ?? words.select}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
