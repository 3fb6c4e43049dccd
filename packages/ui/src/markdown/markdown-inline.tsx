import type { Token } from 'marked';
import type { ReactNode } from 'react';
import { Link } from '../link/link.js';
import { safeAddress } from './safe-address.js';

/** Tokens with the place of each: the text never moves under a reader's eyes. */
export const placed = <Each,>(tokens: readonly Each[], draw: (token: Each, key: number) => ReactNode) =>
  tokens.map((token, place) => draw(token, place));

const partsOf = (token: Token): readonly Token[] => ('tokens' in token ? (token.tokens ?? []) : []);

const textOf = (token: Token): string => ('text' in token ? token.text : token.raw);

function Address({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const to = safeAddress(href);
  if (to === undefined) return children;
  return (
    <Link to={to} external={/^https?:/i.test(to)}>
      {children}
    </Link>
  );
}

/** The content of a line. HTML is text here, and a picture is replaced by its description. */
export function MarkdownInline({ tokens }: { readonly tokens: readonly Token[] }): ReactNode {
  return placed(tokens, (token, key) => {
    const inside = <MarkdownInline tokens={partsOf(token)} />;
    switch (token.type) {
      case 'strong':
        return <strong key={key}>{inside}</strong>;
      case 'em':
        return <em key={key}>{inside}</em>;
      case 'del':
        return <del key={key}>{inside}</del>;
      case 'codespan':
        return (
          <code key={key} className="sc-markdown-code">
            {textOf(token)}
          </code>
        );
      case 'br':
        return <br key={key} />;
      case 'link':
        return (
          <Address key={key} href={token.href}>
            {inside}
          </Address>
        );
      case 'image':
        return (
          <Address key={key} href={token.href}>
            {textOf(token) || token.href}
          </Address>
        );
      case 'text':
        return partsOf(token).length > 0 ? <span key={key}>{inside}</span> : textOf(token);
      case 'escape':
        return textOf(token);
      default:
        return token.raw;
    }
  });
}
