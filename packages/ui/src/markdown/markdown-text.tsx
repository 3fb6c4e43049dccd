import { lexer, type TokensList, walkTokens } from 'marked';
import { useMemo } from 'react';
import { MarkdownBlocks } from './markdown-block.js';

/** The tokens of a text; undefined if it nests deeper than anybody writes, which no reader can follow. */
const read = (text: string) => {
  try {
    return lexer(text, { gfm: true, breaks: true });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

/** The rank of the highest headings that a text has: not every writer begins with the first. */
const highestRank = (tokens: TokensList): number => {
  let highest = 6;
  walkTokens(tokens, (token) => {
    if (token.type === 'heading') highest = Math.min(highest, token.depth);
  });
  return highest;
};

/** Renders a CommonMark text; shows the raw text if it cannot be parsed. */
export function MarkdownText({ text, level }: { readonly text: string; readonly level: number }) {
  const tokens = useMemo(() => read(text), [text]);
  if (tokens === undefined) return text;
  return <MarkdownBlocks tokens={tokens} level={level + 1 - highestRank(tokens)} />;
}
