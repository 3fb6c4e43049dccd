import type { ShellSettings } from '@skillcert/core';
/** Light, dark, or the theme of the operating system. */
export type Theme = ShellSettings['theme'];

/** The four UI sizes of the specification. */
export type Size = ShellSettings['size'];

/** How round corners are. */
export type Radius = 'none' | 'small' | 'medium' | 'large';

/** The looks of a provider, apart from the accent. */
export interface Looks {
  theme: Theme;
  size: Size;
  radius: Radius;
}
