'use client';
import { type ComponentProps, type ReactNode, use, useId, useState } from 'react';
import { classNames } from '../internal/class-names.js';
import { FieldContext } from '../internal/field-context.js';
import { FormContext } from '../internal/form-context.js';
import { useSkillcert } from '../provider/skillcert-context.js';

export interface FieldProps extends Omit<ComponentProps<'div'>, 'id'> {
  label: ReactNode;
  /** The control's name and the key of its error in the Form. */
  name?: string;
  hint?: ReactNode;
  /**
   * Text below the control; by default the Form's error of this name. Text that the control itself cannot read is
   * reported first.
   */
  error?: ReactNode;
  required?: boolean;
  /** The control is a group (RadioGroup, several check boxes), not one input. */
  group?: boolean;
  /** The label is for screen readers only. */
  hideLabel?: boolean;
  /** At the end of the label's line, such as a link. */
  labelEnd?: ReactNode;
}

/** Ties a label, a hint and an error to the one control inside it. */
export function Field({
  label,
  name,
  hint,
  error,
  required = false,
  group = false,
  hideLabel = false,
  labelEnd,
  className,
  children,
  ...rest
}: FieldProps) {
  const { words } = useSkillcert();
  const form = use(FormContext);
  const ownId = useId();
  const id = form && name ? `${form.id}-${name}` : ownId;
  const [problem, report] = useState<string>();
  const shown = problem ?? error ?? (name ? form?.errors[name] : undefined);
  const described = [hint && `${id}-hint`, shown && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const Label = group ? 'span' : 'label';
  return (
    <div {...rest} className={classNames('sc-field', className)} data-invalid={shown ? '' : undefined}>
      <div className="sc-field-top" data-hidden={hideLabel || undefined}>
        <Label id={`${id}-label`} className="sc-field-label" {...(group ? {} : { htmlFor: id })}>
          {label}
          {!required && !hideLabel && <span className="sc-field-optional"> ({words.optional})</span>}
        </Label>
        {labelEnd}
      </div>
      <FieldContext
        value={{
          id,
          name,
          labelId: `${id}-label`,
          label,
          describedBy: described,
          invalid: Boolean(shown),
          required,
          report,
        }}
      >
        {children}
      </FieldContext>
      {hint && (
        <p id={`${id}-hint`} className="sc-field-hint">
          {hint}
        </p>
      )}
      {shown && (
        <p id={`${id}-error`} className="sc-field-error">
          {shown}
        </p>
      )}
    </div>
  );
}
