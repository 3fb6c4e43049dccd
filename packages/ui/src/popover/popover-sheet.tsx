'use client';
import type { ReactNode } from 'react';
import { DialogSurface } from '../dialog/dialog-surface.js';

export interface PopoverSheetProps {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  label: string;
  padding: 'none' | 'md';
  children: ReactNode;
}

/** The popover of a phone: a sheet from below, as wide as the screen. */
export function PopoverSheet({ label, ...rest }: PopoverSheetProps) {
  return <DialogSurface {...rest} title={label} shape="dialog" />;
}
