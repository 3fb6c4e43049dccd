import { buffer } from 'node:stream/consumers';
import { zipPieces } from '../zip/zip-file.js';
import { columnLetters } from './cell-address.js';
import { readSerialDay } from './values/serial-day.js';

interface SheetColumn {
  readonly head: string;
  /** In characters. */
  readonly width: number;
  /** The only values that fit, offered as a list. */
  readonly choices?: readonly string[];
  /** Its numbers are amounts of money, two places long, by default. */
  readonly figures?: 'count';
}

/** Text stays text, a number a number; a text that is a day, with its time or without, becomes one. */
type SheetRow = readonly (string | number)[];

interface Sheet {
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: Iterable<SheetRow> | AsyncIterable<SheetRow>;
  /** Whether days stay text, for a reader that wants them so. */
  readonly days?: 'text';
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way to write them
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

// A reader takes `_x0041_` for the character that it names, unless its first underscore is written by its own name.
const namedCharacter = /_(?=x[0-9a-f]{4}_)/gi;

const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(namedCharacter, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * Text that stays text (`@`), so that a number of 18 digits keeps its last three; the same in bold for the heads;
 * amounts; counts; days; and minutes.
 */
const styleSheet = `${head}<styleSheet ${main}><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="1" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`;
const textStyle = 1;
const headStyle = 2;
const amountStyle = 3;
const countStyle = 4;
const dayStyle = 5;
const minuteStyle = 6;

const fixed = (title: string) => [
  {
    name: '[Content_Types].xml',
    content: [
      `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    ],
  },
  {
    name: '_rels/.rels',
    content: [
      `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
  },
  {
    name: 'xl/workbook.xml',
    content: [
      `${head}<workbook ${main} xmlns:r="${office}"><sheets><sheet name="${escaped(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: [
      `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ],
  },
  { name: 'xl/styles.xml', content: [styleSheet] },
];

interface CellStyles {
  readonly text: number;
  readonly number: number;
  /** Whether a day stays text. */
  readonly keepsDays?: boolean;
}

const stylesOf = ({ figures }: SheetColumn, keepsDays: boolean): CellStyles => ({
  keepsDays,
  text: textStyle,
  number: figures === 'count' ? countStyle : amountStyle,
});

const cell = (at: string, value: string | number, style: CellStyles) => {
  if (typeof value === 'number') return `<c r="${at}" s="${style.number}"><v>${value}</v></c>`;
  if (value === '') return '';
  const day = style.keepsDays ? undefined : readSerialDay(value);
  if (day) return `<c r="${at}" s="${day.isMinute ? minuteStyle : dayStyle}"><v>${day.serial}</v></c>`;
  return `<c r="${at}" s="${style.text}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
};

const cells = (row: number, values: SheetRow, styles: readonly CellStyles[]) =>
  values
    .map((value, column) =>
      cell(
        `${columnLetters(column)}${row}`,
        value,
        styles[column] ?? { text: textStyle, number: amountStyle },
      ),
    )
    .join('');

const choiceOf = ({ choices }: SheetColumn, column: number) => {
  if (!choices) return '';
  const letters = columnLetters(column);
  return `<dataValidation type="list" allowBlank="1" sqref="${letters}2:${letters}10001"><formula1>"${escaped(choices.join(','))}"</formula1></dataValidation>`;
};

async function* sheetXml({ columns, rows, days }: Sheet): AsyncGenerator<string> {
  const widths = columns
    .map(
      ({ width }, at) =>
        `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${textStyle}" customWidth="1"/>`,
    )
    .join('');
  yield `${head}<worksheet ${main}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData><row r="1">${cells(
    1,
    columns.map((column) => column.head),
    columns.map(() => ({ text: headStyle, number: headStyle, keepsDays: true })),
  )}</row>`;
  const styles = columns.map((column) => stylesOf(column, days === 'text'));
  let number = 1;
  for await (const row of rows) {
    number += 1;
    yield `<row r="${number}">${cells(number, row, styles)}</row>`;
  }
  yield `</sheetData><autoFilter ref="A1:${columnLetters(columns.length - 1)}${number}"/>`;
  const lists = columns.map(choiceOf).filter(Boolean);
  if (lists.length > 0) yield `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
  yield '</worksheet>';
}

/**
 * An XLSX file of one sheet: every cell is text, a figure or a day, none is a formula. Its rows are asked for one by
 * one, and its bytes come as they are packed.
 */
export const sheetPieces = (sheet: Sheet): AsyncGenerator<Buffer> =>
  zipPieces([...fixed(sheet.title), { name: 'xl/worksheets/sheet1.xml', content: sheetXml(sheet) }]);

/** The whole file of {@link sheetPieces}. */
export const writeSheet = (sheet: Sheet): Promise<Buffer> => buffer(sheetPieces(sheet));
