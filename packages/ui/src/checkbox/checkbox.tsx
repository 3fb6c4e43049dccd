'use client';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../internal/class-names.js';
import { useFieldControl } from '../internal/field-context.js';
import { useMergedRefs } from '../internal/use-merged-refs.js';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The text beside the box; without it give `aria-label`. */
  label?: ReactNode;
  hint?: ReactNode;
  /** Neither on nor off: a part of the options below it is chosen. */
  indeterminate?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

/** A check box whose whole label is the target. */
export function Checkbox({
  label,
  hint,
  indeterminate = false,
  onCheckedChange,
  onChange,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(ref, box);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const input = (
    <input
      {...rest}
      {...useFieldControl(rest)}
      ref={merged}
      type="checkbox"
      className={classNames('sc-checkbox', className)}
      onChange={(event) => {
        onChange?.(event);
        onCheckedChange?.(event.currentTarget.checked);
      }}
    />
  );
  if (!label) return input;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside
    <label className="sc-choice">
      {input}
      <span className="sc-choice-text">
        {label}
        {hint && <span className="sc-choice-hint">{hint}</span>}
      </span>
    </label>
  );
}
