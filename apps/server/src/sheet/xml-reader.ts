import { SheetFault } from './sheet-fault.js';

interface XmlEvents {
  /** `attributes` as they stand; see {@link attributeOf}. A tag that closes itself is closed at once. */
  readonly opened: (name: string, attributes: string) => void;
  readonly closed: (name: string) => void;
  readonly text: (text: string) => void;
}

/** More than any tag or text between two tags may have, so that a file cannot make us hold it whole. */
const tokenMax = 1_048_576;

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const characterOf = (whole: string, code: string): string => {
  const known = named[code];
  if (known) return known;
  const point = code.startsWith('#x') ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
};

const decoded = (text: string): string =>
  text.includes('&') ? text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos);/gi, characterOf) : text;

const quote = 34;
const apostrophe = 39;
const greater = 62;

/** Where a tag ends, its quoted values passed over; -1 where the rest has not come yet. */
const endOfTag = (text: string, from: number): number => {
  let inside = 0;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (inside !== 0) {
      if (code === inside) inside = 0;
    } else if (code === greater) return at;
    else if (code === quote || code === apostrophe) inside = code;
  }
  return -1;
};

/** The name of a tag without its namespace, and what follows it. */
const nameOf = (tag: string): readonly [name: string, rest: string] => {
  const end = tag.search(/[\s/]/);
  const name = end === -1 ? tag : tag.slice(0, end);
  return [name.slice(name.indexOf(':') + 1), end === -1 ? '' : tag.slice(end)];
};

const patterns = new Map<string, RegExp>();

/** The value of an attribute, by its name with or without a namespace. */
export const attributeOf = (attributes: string, name: string): string | undefined => {
  const pattern = patterns.get(name) ?? new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  patterns.set(name, pattern);
  const found = pattern.exec(attributes);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : decoded(value);
};

/** Where a comment or a CDATA section ends. */
const endOfSection = (text: string, open: number): { readonly end: number; readonly closes: string } => {
  const closes = text.startsWith('<!--', open) ? '-->' : ']]>';
  return { end: text.indexOf(closes, open), closes };
};

/**
 * Reads XML that comes in pieces, as far as sheets use it: tags and text. A document type, which is where entities and other files would come in,
 * is refused.
 */
export const createXmlReader = (events: XmlEvents): { readonly write: (piece: string) => void } => {
  let rest = '';

  const tell = (tag: string) => {
    if (tag.startsWith('?')) return;
    if (tag.startsWith('/')) return events.closed(nameOf(tag.slice(1))[0]);
    const [name, attributes] = nameOf(tag);
    events.opened(name, attributes);
    if (tag.endsWith('/')) events.closed(name);
  };

  /** Takes the markup that begins at `open`; gives where it ends, or -1. */
  const take = (text: string, open: number): number => {
    if (!text.startsWith('<!', open)) {
      const end = endOfTag(text, open + 1);
      if (end !== -1) tell(text.slice(open + 1, end));
      return end;
    }
    // Nine characters tell a section from a document type.
    if (text.length < open + 9) return -1;
    const isData = text.startsWith('<![CDATA[', open);
    if (!isData && !text.startsWith('<!--', open)) throw new SheetFault('damaged');
    const { end, closes } = endOfSection(text, open);
    if (end === -1) return -1;
    if (isData) events.text(text.slice(open + 9, end));
    return end + closes.length - 1;
  };

  return {
    write: (piece) => {
      const text = rest + piece;
      let at = 0;
      for (;;) {
        const open = text.indexOf('<', at);
        if (open === -1) break;
        if (open > at) events.text(decoded(text.slice(at, open)));
        at = open;
        const end = take(text, open);
        if (end === -1) break;
        at = end + 1;
      }
      rest = text.slice(at);
      if (rest.length > tokenMax) throw new SheetFault('damaged');
    },
  };
};
