'use client';
import { accentScale } from '@skillcert/core';
import { use, useId } from 'react';
import { FieldContext } from '../internal/field-context.js';
import { usePartWords } from '../internal/use-part-words.js';
import { settingsDrawerWords } from './settings-drawer-words.js';

interface PresetChoiceProps {
  presets: readonly string[];
  accent: string;
  onAccentChange: (accent: string) => void;
}

/** The colours that are offered, in a Field that names them; none is chosen when the accent is another. */
export function PresetChoice({ presets, accent, onAccentChange }: PresetChoiceProps) {
  const words = usePartWords('settingsDrawer', settingsDrawerWords);
  const field = use(FieldContext);
  const name = useId();
  const names: Readonly<Record<string, string>> = words.presets;
  return (
    <div role="radiogroup" aria-labelledby={field?.labelId} className="sc-settings-drawer-presets">
      {presets.map((preset) => (
        <input
          key={preset}
          type="radio"
          name={name}
          className="sc-settings-drawer-preset"
          aria-label={names[preset] ?? preset}
          title={names[preset] ?? preset}
          checked={preset === accent.toLowerCase()}
          onChange={() => onAccentChange(preset)}
          style={{ backgroundColor: preset, color: accentScale(preset)?.light.on_accent }}
        />
      ))}
    </div>
  );
}
