import type { SheetReading } from '@skillcert/api-client/contract';
import { importLimits } from '@skillcert/core';
import { decodeIn } from './decode-in.js';
import { findEncoding } from './encoding/find-encoding.js';

const marks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
  { encoding: 'gb18030', bytes: [0x84, 0x31, 0x95, 0x33] },
] as const;

const beginning = 20_000;

/** The longest cell of a text in UTF-16, in bytes: the separator or the end of the line behind it has a zero. */
const zeroIn = 2 * importLimits.cell_max + 2;

/**
 * Latin letters, figures, separators and the ends of lines have a zero before or behind them in UTF-16. Other text has
 * hardly one, by mistake, and files of other kinds have them in both places.
 */
const wideWithoutMark = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, beginning).entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = Math.max(even, odd);
  if (even === odd || Math.min(even, odd) * 10 > most) return undefined;
  if (most < 2 || most * zeroIn < Math.min(bytes.length, beginning)) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
};

const countOf = (text: string, wanted: RegExp) => text.match(wanted)?.length ?? 0;

/** Text in another encoding has hardly a character in UTF-8; text in UTF-8 that is broken somewhere has nearly all. */
const isBrokenUtf8 = (text: string): boolean => countOf(text, /\ufffd/g) < countOf(text, /[\u0080-\ufffc]/g);

interface DecodedText {
  readonly text: string;
  /** The encoding, where it had to be assumed. */
  readonly notes: SheetReading;
}

/**
 * The text of a file: by its mark, else UTF-16 by its zeros, else UTF-8, else what its letters speak for, Chinese banks
 * and spreadsheets first.
 * @throws a SheetFault where the letters mean nothing
 */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  const marked = marks.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte))?.encoding;
  const encoding = marked ?? wideWithoutMark(bytes);
  if (encoding) return { text: new TextDecoder(encoding).decode(bytes), notes: [] };
  const text = new TextDecoder().decode(bytes);
  if (!text.includes('\ufffd') || isBrokenUtf8(text)) return { text, notes: [] };
  const found = findEncoding(bytes);
  return {
    text: decodeIn(found.name, bytes),
    notes: found.isSure ? [] : [{ kind: 'encoding_assumed', count: 1, rows: [], names: [found.name] }],
  };
};
