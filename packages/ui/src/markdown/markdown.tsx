import { type ComponentProps, lazy, Suspense } from 'react';
import { classNames } from '../internal/class-names.js';

const MarkdownText = lazy(async () => ({ default: (await import('./markdown-text.js')).MarkdownText }));

export interface MarkdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The raw text: CommonMark with tables, task lists and strikethrough. */
  text: string;
  /** The level of its highest headings, at any written rank, so that they stand below the page's own. */
  level?: 2 | 3 | 4;
}

/**
 * Text that somebody typed in Markdown, drawn as elements: HTML in it stays text, pictures are not fetched, and
 * only addresses of the web, of mail and of phones become links. The parser is downloaded with the first text,
 * which is shown as typed until then.
 */
export function Markdown({ text, level = 2, className, ...rest }: MarkdownProps) {
  return (
    <div {...rest} className={classNames('sc-markdown', className)}>
      <Suspense fallback={<p className="sc-markdown-typed">{text}</p>}>
        <MarkdownText text={text} level={level} />
      </Suspense>
    </div>
  );
}
