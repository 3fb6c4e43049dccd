import { SheetFault } from '../sheet-fault.js';
import type { SheetTable } from '../sheet-row.js';
import { decodeText } from './decode-text.js';
import { refuseOtherKind } from './other-kind.js';
import { readCompound } from './read-compound.js';
import { readDelimited } from './read-delimited.js';
import { readMarkup } from './read-markup.js';
import { readPackage } from './read-package.js';

const begins = (bytes: Buffer, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);

/** A web page that somebody named `.xls`, or the XML that Excel wrote in 2003. */
const isMarkup = (text: string) =>
  /^\s*</.test(text) && /<(?:table|(?:\w+:)?Workbook)\b/i.test(text.slice(0, 100_000));

/** Tags of such a page: a text that has them and is none any more was damaged. */
const tagged =
  /<(?:!doctype|html|head|meta|style|body|\?xml)\b|<\/(?:t[dr]|table|style|html|(?:\w+:)?(?:Cell|Row))>/i;

/** A web page with all that belongs to it as one file, which Excel and WPS name `.xls` too. */
const isWebArchive = (text: string) =>
  /^MIME-Version:/im.test(text.slice(0, 2_000)) && /multipart\/related/i.test(text.slice(0, 4_000));

/** Pictures, documents and programs have marks that no text has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const binary = /[\u0000-\u0008\u000e-\u001f]/;

const parse = async (bytes: Buffer, sheet: string | undefined): Promise<SheetTable> => {
  if (begins(bytes, [0x50, 0x4b])) return readPackage(bytes, sheet);
  if (begins(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return readCompound(bytes, sheet);
  refuseOtherKind(bytes);
  const { text, notes } = decodeText(bytes);
  if (binary.test(text.slice(0, 4_000))) throw new SheetFault('not_xlsx');
  if (isWebArchive(text)) throw new SheetFault('web_archive');
  if (isMarkup(text)) {
    const read = readMarkup(text, sheet);
    return { ...read, notes: [...read.notes, ...notes], untyped: true };
  }
  if (tagged.test(text)) throw new SheetFault('damaged');
  if (sheet !== undefined) throw new SheetFault('sheet_unknown', { sheet });
  return { rows: readDelimited(text), notes, untyped: true };
};

/**
 * The rows of a table that somebody sent, whichever program wrote it: its first bytes say its form, and not its name.
 * Blank rows are left out, nothing is calculated and nothing is fetched.
 * @param sheet the name of the sheet that somebody chose of a workbook; the first one is read without it
 * @throws a SheetFault for a file that is no table, is locked, carries macros, is damaged, is larger than allowed, or
 * has no such sheet
 */
export const parseTable = async (bytes: Buffer, sheet?: string): Promise<SheetTable> => {
  try {
    return await parse(bytes, sheet);
  } catch (error) {
    throw error instanceof SheetFault ? error : new SheetFault('damaged');
  }
};
