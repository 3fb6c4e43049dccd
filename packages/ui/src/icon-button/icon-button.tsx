'use client';
import { Button, type ButtonProps } from '../button/button.js';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'block' | 'aria-label'> {
  /** The accessible name, shown as a hint on hover too. */
  label: string;
}

/** A button that shows only an icon and is still named. */
export function IconButton({ label, variant = 'ghost', title = label, ...rest }: IconButtonProps) {
  return <Button {...rest} variant={variant} title={title} aria-label={label} data-icon="" />;
}
