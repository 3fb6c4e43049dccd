import { lexer } from 'marked';
import { useMemo } from 'react';
import { MarkdownBlocks } from './markdown-block.js';

/** A text read as CommonMark, and drawn. */
export function MarkdownText({ text, level }: { readonly text: string; readonly level: number }) {
  const tokens = useMemo(() => lexer(text, { gfm: true, breaks: true }), [text]);
  return <MarkdownBlocks tokens={tokens} level={level} />;
}
