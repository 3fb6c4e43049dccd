import { SheetFault } from '../sheet-fault.js';
import type { SheetTable } from '../sheet-row.js';
import { openPackage } from './open-package.js';
import { faultOfPackage } from './other-kind.js';
import { packageFacts } from './package-facts.js';
import { parseZip } from './parse-zip.js';
import { chosenSheet, options } from './read-sheets.js';

/**
 * Matches a formula without a result, which the library would read as a blank cell or as 0. A formula that came to a
 * text without a character has none either.
 */
const uncalculated =
  /<(?:\w+:)?c(?:\s(?![^<>]*\bt="str")[^<>]*)?>\s*<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>)\s*(?:(?:<(?:\w+:)?v\s*\/>|<(?:\w+:)?v><\/(?:\w+:)?v>)\s*)?<\/(?:\w+:)?c>/;

/** Whether a sheet may have a formula: only then is it made a text, as large as the sheet again. */
const hasFormula = (content: Buffer): boolean => content.includes('<f') || content.includes(':f');

/** A program that writes formulas and calculates none asks for it when the file is opened. */
const calculation = /<(?:\w+:)?calcPr\s[^<>]*>/;
const isAskedFor = /\bfullCalcOnLoad="(?:1|true)"/;

/** Many sheets of a book may be one and the same part, each of which is read anew. */
const sheetsMost = 500;

/** Reads the rows of a zipped workbook: XLSX, XLSB or ODS. */
export const readPackage = async (bytes: Buffer, sheet: string | undefined): Promise<SheetTable> => {
  const { parts, pictures } = await openPackage(bytes);
  const isBook = parts.some(({ name }) => /^xl\/workbook\.|^content\.xml$/i.test(name));
  const mimeType = parts.find(({ name }) => name === 'mimetype')?.content.toString('latin1', 0, 200) ?? '';
  if (!isBook || /opendocument\.(?:text|presentation)/.test(mimeType))
    throw faultOfPackage(
      parts.map(({ name }) => name),
      mimeType,
    );
  const files = parts.map(({ name, content }) => ({ name, content, type: 2 as const }));
  const textOf = (name: RegExp) =>
    parts.find((part) => name.test(part.name))?.content.toString('latin1') ?? '';
  const book = textOf(/^xl\/workbook\.xml$/i);
  if ((book.match(/<(?:\w+:)?sheet\s/g) ?? []).length > sheetsMost) throw new SheetFault('bomb');
  const sheetStubs = parts.some(
    ({ name, content }) =>
      /worksheets\//.test(name) && hasFormula(content) && uncalculated.test(content.toString('latin1')),
  );
  const [calculated = ''] = calculation.exec(book) ?? [];
  const zip = { FullPaths: parts.map(({ name }) => name), FileIndex: files };
  return chosenSheet(parseZip(zip, { ...options, sheetStubs }), sheet, {
    factsOf: packageFacts(parts),
    // An ODS says no result of a formula that was never calculated.
    isCalculated:
      parts.some(({ name }) => /^content\.xml$/i.test(name)) ||
      (!sheetStubs && calculated !== '' && !isAskedFor.test(calculated)),
    pictures,
  });
};
