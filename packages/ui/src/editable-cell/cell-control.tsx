'use client';
import type { ComponentProps, KeyboardEvent, RefCallback } from 'react';
import { Select, type SelectOption } from '../select/select.js';
import { TextInput } from '../text-input/text-input.js';

interface CellControlProps
  extends Pick<ComponentProps<'input'>, 'aria-label' | 'aria-invalid' | 'aria-describedby'> {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly SelectOption[] | undefined;
  type: string;
  ref: RefCallback<HTMLElement> | undefined;
  /** The focus has gone elsewhere. */
  onLeave: () => void;
  /** Enter: saves, and goes up or down. */
  onEnter: (control: Element, back: boolean) => void;
  onEscape: (control: Element) => void;
}

/** The field that replaces a value while it is edited. */
export function CellControl({ options, type, onLeave, onEnter, onEscape, ...rest }: CellControlProps) {
  const shared = {
    ...rest,
    onBlur: ({ currentTarget }: { currentTarget: Element }) => {
      // If it is still the active element, the window lost the focus, not the field.
      if (document.activeElement !== currentTarget) onLeave();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Enter') onEnter(event.currentTarget, event.shiftKey);
      else if (event.key === 'Escape') onEscape(event.currentTarget);
      else return;
      // Neither a form nor a dialog around the table is meant.
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return options ? (
    <Select {...shared} options={options} placeholder={null} />
  ) : (
    <TextInput {...shared} type={type} />
  );
}
