import { importLimits } from '@skillcert/core';
import { readWholeXml } from './read-xml.js';
import { SheetFault } from './sheet-fault.js';

/** Every cell may have a text of its own, and no more texts are needed. */
const textsMax = importLimits.rows_max * importLimits.columns_max;

const escaped = /_x([\da-f]{4})_/gi;

/** The text of a cell: Excel writes control characters as `_x000D_`. */
export const cellText = (text: string): string =>
  text.includes('_x')
    ? text.replace(escaped, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;

/**
 * The texts that cells share, by their number; null for one that is longer than a cell may be. How a name is pronounced stands beside it and is
 * left out.
 */
export const readSharedStrings = async (
  pieces: AsyncIterable<Buffer>,
): Promise<readonly (string | null)[]> => {
  const texts: (string | null)[] = [];
  let text: string | null = '';
  let inText = false;
  let inReading = false;
  await readWholeXml(pieces, {
    opened: (name) => {
      if (name === 'si') text = '';
      else if (name === 't') inText = true;
      else if (name === 'rPh') inReading = true;
    },
    closed: (name) => {
      if (name === 't') inText = false;
      else if (name === 'rPh') inReading = false;
      else if (name === 'si') {
        if (texts.length >= textsMax) throw new SheetFault('bomb');
        texts.push(text === null ? null : cellText(text));
      }
    },
    text: (more) => {
      if (!inText || inReading || text === null) return;
      text = text.length + more.length > importLimits.cell_max ? null : text + more;
    },
  });
  return texts;
};
