'use client';
import { accentPresets, defaultSettings, languages as everyLanguage } from '@skillcert/core';
import { lazy, Suspense } from 'react';
import { useOpened } from '../internal/use-opened.js';
import type { SettingsDrawerProps } from './settings-drawer-props.js';

const SettingsPanel = lazy(async () => ({ default: (await import('./settings-panel.js')).SettingsPanel }));

/**
 * The looks of the console, each change applied at once: theme colour, brightness, size, language, and the parts of
 * the page. Downloaded when it first opens. Needs `dialog.css`, `field.css`, `text-input.css`, `select.css`,
 * `checkbox.css`, `checkbox-group.css` and `radio-group.css`.
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
