import { read } from '@e965/xlsx';
import { SheetFault } from '../sheet-fault.js';
import type { SheetTable } from '../sheet-row.js';
import { allSheets, chosenSheet, options } from './read-sheets.js';
import { xmlFacts } from './xml-facts.js';

const named: Readonly<Record<string, string>> = {
  ...{ aacute: 'á', eacute: 'é', iacute: 'í', oacute: 'ó', uacute: 'ú', uuml: 'ü', ntilde: 'ñ', ccedil: 'ç' },
  ...{ Aacute: 'Á', Eacute: 'É', Iacute: 'Í', Oacute: 'Ó', Uacute: 'Ú', Uuml: 'Ü', Ntilde: 'Ñ', Ccedil: 'Ç' },
  ...{ agrave: 'à', egrave: 'è', acirc: 'â', ecirc: 'ê', ocirc: 'ô', auml: 'ä', ouml: 'ö', szlig: 'ß' },
  ...{
    ldquo: '“',
    rdquo: '”',
    lsquo: '‘',
    rsquo: '’',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    yen: '¥',
    euro: '€',
  },
};

/** Characters that are part of the markup stay as they are, for the library. */
const markup = /[<>&"']/;

/** A page with the characters that it writes by number or by name; the library knows few of them. */
const withCharacters = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (all, decimal, hex, name) => {
    if (name) return named[name] ?? all;
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    if (point < 0x20 || point > 0x10ffff || (point >= 0xd800 && point < 0xe000)) return all;
    const character = String.fromCodePoint(point);
    return markup.test(character)
      ? ({ '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' }[character] ?? "'")
      : character;
  });

/** The rows of the tables of a page one below the other, each with the table that it stands in. */
const stacked = (tables: ReturnType<typeof allSheets>): SheetTable => {
  let above = 0;
  const rows = tables
    .filter((table) => table.length > 0)
    .flatMap((table, at) => {
      const from = above;
      above += table.at(-1)?.row_no ?? 0;
      return table.map((row) => ({ ...row, row_no: from + row.row_no, ...(at > 0 && { table: at }) }));
    });
  return { rows, notes: [] };
};

/** Reads the rows of a web page or of XML that a program named `.xls`. */
export const readMarkup = (text: string, sheet: string | undefined): SheetTable => {
  const isPage = !/<(?:\w+:)?(?:Workbook|document|spreadsheet)\b/i.test(text.slice(0, 4_000));
  if (isPage && sheet !== undefined) throw new SheetFault('sheet_unknown', { sheet });
  if (isPage)
    return stacked(allSheets(read(withCharacters(text), { ...options, type: 'string', raw: true })));
  const book = read(text, { ...options, type: 'string', raw: true });
  return chosenSheet(book, sheet, { factsOf: xmlFacts(text) });
};
