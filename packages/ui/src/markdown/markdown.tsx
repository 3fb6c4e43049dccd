import { lexer } from 'marked';
import { type ComponentProps, useMemo } from 'react';
import { classNames } from '../internal/class-names.js';
import { MarkdownBlocks } from './markdown-block.js';

export interface MarkdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The text as it was typed: CommonMark with tables, task lists and struck-out words. */
  text: string;
  /** The level of its first-rank headings, so that they stand below the page's own. */
  level?: 2 | 3 | 4;
}

/**
 * Text that somebody typed in Markdown, drawn as elements: HTML in it stays text, pictures are not fetched, and only addresses of the web, of
 * mail and of phones can be followed.
 */
export function Markdown({ text, level = 2, className, ...rest }: MarkdownProps) {
  const tokens = useMemo(() => lexer(text, { gfm: true, breaks: true }), [text]);
  return (
    <div {...rest} className={classNames('sc-markdown', className)}>
      <MarkdownBlocks tokens={tokens} level={level} />
    </div>
  );
}
