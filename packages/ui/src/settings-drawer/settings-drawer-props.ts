import type { Language, ShellSettings } from '@skillcert/core';
import type { ComponentProps } from 'react';

export interface SettingsDrawerProps extends Omit<ComponentProps<'div'>, 'title' | 'role' | 'children'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** An empty `accent` is the default one. */
  settings: ShellSettings;
  /** All settings after a change, to be applied and stored at once. */
  onSettingsChange: (settings: ShellSettings) => void;
  /** Where "reset" leads; the language stays. By default the specification's. */
  defaults?: Omit<ShellSettings, 'language'>;
  /** The colours offered, as a programme has them. */
  presets?: readonly string[];
  languages?: readonly Language[];
}
