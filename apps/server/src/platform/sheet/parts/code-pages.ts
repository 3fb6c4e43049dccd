import { set_cptable } from '@e965/xlsx';
import { decodeIn } from './decode-in.js';

const names: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gb18030',
  949: 'euc-kr',
  950: 'big5',
  1200: 'utf-16le',
  10000: 'macintosh',
  28591: 'iso-8859-1',
  54936: 'gb18030',
  65001: 'utf-8',
};

const encodingOf = (page: number): string =>
  names[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : 'windows-1252');

const decode = (page: number, bytes: Uint8Array | readonly number[]): string =>
  decodeIn(encodingOf(page), Uint8Array.from(bytes));

let areRead = false;

/** Lets the library read texts in the code pages of Windows: its own tables are half a megabyte, and Node has them. */
export const readPages = (): void => {
  if (areRead) return;
  areRead = true;
  set_cptable({ utils: { decode, encode: (_: number, text: string) => Buffer.from(text, 'latin1') } });
};
