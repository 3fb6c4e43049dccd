import { lexer } from 'marked';
import { useMemo } from 'react';
import { MarkdownBlocks } from './markdown-block.js';

/** What a text consists of; undefined where it nests deeper than anybody writes, which no reader can follow. */
const read = (text: string) => {
  try {
    return lexer(text, { gfm: true, breaks: true });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

/** A text read as CommonMark, and drawn; as it was typed where it cannot be read. */
export function MarkdownText({ text, level }: { readonly text: string; readonly level: number }) {
  const tokens = useMemo(() => read(text), [text]);
  return tokens === undefined ? text : <MarkdownBlocks tokens={tokens} level={level} />;
}
