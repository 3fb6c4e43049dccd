'use client';
import { type ReactNode, useState } from 'react';
import { PickerBox, type PickerBoxProps } from './picker-box.js';
import { PickerInput, type PickerInputProps } from './picker-input.js';

interface TypedPickerProps
  extends Omit<PickerInputProps, 'onOpen' | 'children'>,
    Pick<PickerBoxProps, 'label' | 'preload'> {
  /** The panel, which may close itself. */
  children: (close: () => void) => ReactNode;
}

/** One text input to type a value into, and the panel to choose it in. */
export function TypedPicker({
  label,
  preload,
  disabled = false,
  readOnly = false,
  children,
  ...rest
}: TypedPickerProps) {
  const [open, setOpen] = useState(false);
  return (
    <PickerBox
      open={open}
      onOpenChange={setOpen}
      label={label}
      disabled={disabled || readOnly}
      preload={preload}
      field={<PickerInput {...rest} disabled={disabled} readOnly={readOnly} onOpen={() => setOpen(true)} />}
    >
      {children(() => setOpen(false))}
    </PickerBox>
  );
}
