const marks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** Latin letters, figures and separators of UTF-16 have a zero before or behind them, and text has none otherwise. */
const wideWithoutMark = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  const beginning = bytes.subarray(0, 4_000);
  const zeros = [0, 0];
  for (const [at, byte] of beginning.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd < beginning.length / 20) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
};

const countOf = (text: string, wanted: RegExp) => text.match(wanted)?.length ?? 0;

/** Text of Chinese Windows has hardly a character in UTF-8; text in UTF-8 that is broken somewhere has nearly all. */
const isBrokenUtf8 = (text: string): boolean => countOf(text, /\ufffd/g) < countOf(text, /[\u0800-\ufffc]/g);

/**
 * The text of a file: by its mark, else UTF-16 by its zeros, else UTF-8, else what Chinese banks and spreadsheets
 * write.
 */
export const decodeText = (bytes: Uint8Array): string => {
  const marked = marks.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte))?.encoding;
  const encoding = marked ?? wideWithoutMark(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  const text = new TextDecoder().decode(bytes);
  return !text.includes('\ufffd') || isBrokenUtf8(text) ? text : new TextDecoder('gb18030').decode(bytes);
};
