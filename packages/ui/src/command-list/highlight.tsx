import type { TextRange } from './filter-commands.js';

interface HighlightProps {
  text: string;
  ranges: readonly TextRange[];
}

/** A text with the letters that were looked for marked. */
export function Highlight({ text, ranges }: HighlightProps) {
  if (ranges.length === 0) return text;
  return (
    <>
      {ranges.map(({ from, to }, index) => (
        <span key={from}>
          {text.slice(ranges[index - 1]?.to ?? 0, from)}
          <mark className="sc-option-mark">{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.to ?? 0)}
    </>
  );
}
