'use client';
import {
  accentPresets,
  defaultSettings,
  languages as everyLanguage,
  type Language,
  type ShellSettings,
} from '@skillcert/core';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useOpened } from '../internal/use-opened.js';

const SettingsPanel = lazy(async () => ({ default: (await import('./settings-panel.js')).SettingsPanel }));

export interface SettingsDrawerProps extends Omit<ComponentProps<'div'>, 'title' | 'role' | 'children'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** An empty `accent` is the default one. */
  settings: ShellSettings;
  /** All settings after a change, to be applied and kept at once. */
  onSettingsChange: (settings: ShellSettings) => void;
  /** Where "reset" leads; the language stays. By default the specification's. */
  defaults?: Omit<ShellSettings, 'language'>;
  /** The colours offered, as a programme has them. */
  presets?: readonly string[];
  languages?: readonly Language[];
}

/**
 * The looks of the console, each change applied at once: theme colour, brightness, size, language, and the parts of the page.
 * Downloaded when it first opens. Needs `dialog.css`, `field.css`, `text-input.css`, `select.css`, `checkbox.css`,
 * `checkbox-group.css` and `radio-group.css`.
 */
export function SettingsDrawer({
  defaults = defaultSettings,
  presets = accentPresets,
  languages = everyLanguage,
  ...rest
}: SettingsDrawerProps) {
  const opened = useOpened(rest.open);
  if (!opened) return null;
  return (
    <Suspense>
      <SettingsPanel {...rest} defaults={defaults} presets={presets} languages={languages} />
    </Suspense>
  );
}
