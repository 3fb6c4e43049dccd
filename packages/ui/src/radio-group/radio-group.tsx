'use client';
import { type ComponentProps, type ReactNode, use, useId } from 'react';
import { classNames } from '../internal/class-names.js';
import { FieldContext, useFieldControl } from '../internal/field-context.js';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  options: readonly RadioOption[];
  value: string | null;
  onValueChange: (value: string) => void;
  name?: string;
  /** `cards` draws each choice as a tile, for phones and for choices with a hint. */
  appearance?: 'list' | 'inline' | 'cards';
  disabled?: boolean;
}

/** One of a few, all in sight. Put it in a `<Field group>`, which names it. */
export function RadioGroup({
  options,
  value,
  onValueChange,
  name,
  appearance = 'list',
  disabled,
  className,
  ...rest
}: RadioGroupProps) {
  const ownName = useId();
  const field = use(FieldContext);
  const { name: fieldName, required: _none, ...control } = useFieldControl({ ...rest, name });
  return (
    <div
      aria-labelledby={field?.labelId}
      tabIndex={-1}
      {...rest}
      {...control}
      role="radiogroup"
      className={classNames('sc-radio-group', className)}
      data-appearance={appearance}
    >
      {options.map((option) => (
        <label key={option.value} className="sc-choice" data-checked={option.value === value || undefined}>
          <input
            type="radio"
            className="sc-radio"
            name={fieldName ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            onChange={() => onValueChange(option.value)}
          />
          <span className="sc-choice-text">
            {option.label}
            {option.hint && <span className="sc-choice-hint">{option.hint}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
