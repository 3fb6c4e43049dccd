'use client';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from '../internal/class-names.js';
import { useFieldControl } from '../internal/field-context.js';
import { usePending } from '../internal/use-pending.js';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'defaultChecked'> {
  checked: boolean;
  /** May return a promise: the switch is busy meanwhile and goes back unless `checked` has followed it. */
  onCheckedChange: (checked: boolean) => unknown;
  /** The text beside the switch; without it give `aria-label`. */
  label?: ReactNode;
  hint?: ReactNode;
  /** `end` puts it behind its words, at the end of the line, for lists of settings. */
  placement?: 'start' | 'end';
}

/** A switch that takes effect at once, so it needs no button to save. Needs `checkbox.css`. */
export function Switch({
  checked,
  onCheckedChange,
  label,
  hint,
  placement = 'start',
  onChange,
  className,
  ...rest
}: SwitchProps) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [busy, run] = usePending();
  const { 'aria-required': _none, ...control } = useFieldControl(rest);
  const input = (
    <input
      {...rest}
      {...control}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a native check box says its state itself
      role="switch"
      className={classNames('sc-switch', className)}
      checked={wanted ?? checked}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onChange={async (event) => {
        onChange?.(event);
        if (busy) return;
        const next = event.currentTarget.checked;
        setWanted(next);
        try {
          await run(() => onCheckedChange(next));
        } finally {
          setWanted(null);
        }
      }}
    />
  );
  if (!label) return input;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside
    <label className="sc-choice sc-switch-line" data-placement={placement}>
      {input}
      <span className="sc-choice-text">
        {label}
        {hint && <span className="sc-choice-hint">{hint}</span>}
      </span>
    </label>
  );
}
