'use client';
import { type ComponentProps, type ReactNode, use, useId } from 'react';
import { Checkbox } from '../checkbox/checkbox.js';
import { classNames } from '../internal/class-names.js';
import { FieldContext } from '../internal/field-context.js';

export interface CheckboxOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string> extends Omit<ComponentProps<'div'>, 'onChange'> {
  options: readonly CheckboxOption<Value>[];
  /** The chosen options, in their order. */
  value: readonly Value[];
  onValueChange: (value: Value[]) => void;
  appearance?: 'list' | 'inline';
  disabled?: boolean;
}

/** Some of a few, all in sight. Put it in a `<Field group>`, which names it. Needs `checkbox.css`. */
export function CheckboxGroup<Value extends string>({
  options,
  value,
  onValueChange,
  appearance = 'list',
  disabled = false,
  className,
  ...rest
}: CheckboxGroupProps<Value>) {
  const ownId = useId();
  const field = use(FieldContext);
  const choose = (option: Value, chosen: boolean) =>
    onValueChange(
      options.map((each) => each.value).filter((each) => (each === option ? chosen : value.includes(each))),
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser lays a fieldset out as a row; the Field labels it
    <div
      aria-labelledby={field?.labelId}
      aria-describedby={field?.describedBy}
      {...rest}
      role="group"
      className={classNames('sc-checkbox-group', className)}
      data-appearance={appearance}
    >
      {options.map((option, index) => (
        <Checkbox
          key={option.value}
          // The first box is where a link from the error summary leads.
          id={index === 0 ? (field?.id ?? ownId) : `${ownId}-${option.value}`}
          name={option.value}
          required={false}
          label={option.label}
          hint={option.hint}
          disabled={disabled || option.disabled === true}
          checked={value.includes(option.value)}
          onCheckedChange={(chosen) => choose(option.value, chosen)}
        />
      ))}
    </div>
  );
}
