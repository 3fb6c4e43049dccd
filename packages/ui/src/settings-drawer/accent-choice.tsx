'use client';
import { useState } from 'react';
import { Field } from '../field/field.js';
import { usePartWords } from '../internal/use-part-words.js';
import { Stack } from '../stack/stack.js';
import { TextInput } from '../text-input/text-input.js';
import { AccentNote } from './accent-note.js';
import { PresetChoice } from './preset-choice.js';
import { readColour } from './read-colour.js';
import { settingsDrawerWords } from './settings-drawer-words.js';

interface AccentChoiceProps {
  accent: string;
  onAccentChange: (accent: string) => void;
  presets: readonly string[];
}

/** The theme colour: one of the presets, or any other by the browser's picker or as text. */
export function AccentChoice({ accent, onAccentChange, presets }: AccentChoiceProps) {
  const words = usePartWords('settingsDrawer', settingsDrawerWords);
  // Typed text stays as typed until another way to choose is used.
  const [draft, setDraft] = useState<string | null>(null);
  const choose = (colour: string) => {
    setDraft(null);
    onAccentChange(colour);
  };
  return (
    <Stack gap="md">
      <Field label={words.accent} group required>
        <PresetChoice presets={presets} accent={accent} onAccentChange={choose} />
      </Field>
      <Field
        label={words.ownColour}
        required
        error={draft !== null && !readColour(draft) ? words.notAColour : undefined}
      >
        <div className="sc-settings-drawer-own">
          <input
            type="color"
            className="sc-settings-drawer-picker"
            aria-label={words.pickColour}
            value={readColour(accent) ?? ''}
            onChange={(event) => choose(event.currentTarget.value)}
          />
          <TextInput
            value={draft ?? accent}
            spellCheck={false}
            autoComplete="off"
            maxLength={7}
            onValueChange={(text) => {
              setDraft(text);
              const colour = readColour(text);
              if (colour) onAccentChange(colour);
            }}
            onBlur={() => {
              if (draft !== null && readColour(draft)) setDraft(null);
            }}
          />
        </div>
      </Field>
      <AccentNote accent={accent} />
    </Stack>
  );
}
