'use client';
import { usePartWords } from '../internal/use-part-words.js';
import { adjustedAccent } from './adjusted-accent.js';
import { settingsDrawerWords } from './settings-drawer-words.js';

interface AccentNoteProps {
  accent: string;
}

/** Reports that a colour was adjusted, and shows the replacement. */
export function AccentNote({ accent }: AccentNoteProps) {
  const words = usePartWords('settingsDrawer', settingsDrawerWords);
  const { light, dark } = adjustedAccent(accent);
  const drawn = [
    { colour: light, text: light && words.inLight(light) },
    { colour: dark, text: dark && words.inDark(dark) },
  ].filter(({ colour }) => colour);
  return (
    <div role="status" className="sc-settings-drawer-note">
      {drawn.length > 0 && <p>{words.adjusted}</p>}
      {drawn.map(({ colour, text }) => (
        <p key={text}>
          <span
            className="sc-settings-drawer-sample"
            aria-hidden="true"
            style={{ backgroundColor: colour ?? undefined }}
          />
          {text}
        </p>
      ))}
    </div>
  );
}
