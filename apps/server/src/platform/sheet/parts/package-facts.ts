import { columnsIn, type FactsOf, noFacts, type SheetFacts } from './sheet-facts.js';
import { binaryFacts, binarySheets } from './xlsb-facts.js';

interface Part {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * The tags of an element; with `having`, only those in which it stands. A sheet may have a million cells, whose tags
 * take more memory than their texts.
 */
const tags = (text: string, name: string, having = ''): readonly string[] =>
  text.match(new RegExp(`<(?:\\w+:)?${name}\\s${having && `(?=[^<>]*${having})`}[^<>]*>`, 'g')) ?? [];

const attributeOf = (tag: string, attribute: string): string =>
  new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag)?.[1] ?? '';

const isTrue = (text: string) => /^(?:1|true)$/.test(text);

/** Blank rows to the end of the sheet are one row, repeated. */
const repeatedMost = 20_000;

/** The places of hidden rows or columns of an ODS, which says how often one stands there, and not which it is. */
const hiddenInOds = (sheet: string, of: 'row' | 'column'): ReadonlySet<number> => {
  const found = new Set<number>();
  let at = 0;
  for (const tag of tags(sheet, `table-${of}`)) {
    const times = Number(attributeOf(tag, `table:number-${of}s-repeated`) || 1);
    const isShown = !/^(?:collapse|filter)$/.test(attributeOf(tag, 'table:visibility'));
    if (!isShown) for (let one = 0; one < Math.min(times, repeatedMost); one += 1) found.add(at + one);
    at += times;
  }
  return found;
};

const odsFacts = (sheet: string): SheetFacts => ({
  ...noFacts,
  rows: new Set([...hiddenInOds(sheet, 'row')].map((at) => at + 1)),
  columns: hiddenInOds(sheet, 'column'),
});

const xlsxFacts = (sheet: string): SheetFacts => {
  const hiddenOf = (name: string) =>
    tags(sheet, name, '\\bhidden=').filter((tag) => isTrue(attributeOf(tag, 'hidden')));
  // A picture in a cell is an error to programs that do not know it.
  const pictures = tags(sheet, 'c', '\\bvm=').filter((tag) => /\st="e"/.test(tag));
  return {
    ...noFacts,
    rows: new Set(hiddenOf('row').map((tag) => Number(attributeOf(tag, 'r')))),
    columns: columnsIn(
      hiddenOf('col').map((tag) => [
        Number(attributeOf(tag, 'min')) - 1,
        Number(attributeOf(tag, 'max')) - 1,
      ]),
    ),
    pictures: new Set(pictures.map((tag) => attributeOf(tag, 'r'))),
  };
};

/**
 * The hidden rows and columns of the nth sheet of a package, and the cells that are pictures. The library reports what
 * is hidden only together with the looks of every cell, blank ones too, of which a sheet may have a million; of an ODS
 * it never does.
 */
export const packageFacts = (parts: readonly Part[]): FactsOf => {
  const partOf = (name: string) =>
    parts.find((part) => part.name.toLowerCase() === name.toLowerCase())?.content ?? Buffer.alloc(0);
  const textOf = (name: string) => partOf(name).toString('latin1');
  const targetsIn = (relations: string) =>
    new Map(
      tags(textOf(relations), 'Relationship').map((tag) => [
        attributeOf(tag, 'Id'),
        attributeOf(tag, 'Target').replace(/^\/xl\//, ''),
      ]),
    );
  // A sheet is made a text only where it says what is looked for: the text would be as large as the sheet again.
  const saysAny = (content: Buffer, ...words: readonly string[]) =>
    words.some((word) => content.includes(word));
  const content = partOf('content.xml');
  const tables = saysAny(content, ':visibility=') ? textOf('content.xml').split(/<table:table\s/) : [];
  const targets = targetsIn('xl/_rels/workbook.xml.rels');
  const sheets = tags(textOf('xl/workbook.xml'), 'sheet').map((tag) => attributeOf(tag, '\\w+:id'));
  const targetsInBinary = targetsIn('xl/_rels/workbook.bin.rels');
  const inBinary = binarySheets(partOf('xl/workbook.bin'));
  return (sheet) => {
    const table = tables[sheet + 1];
    if (table !== undefined) return odsFacts(table);
    if (content.length > 0) return noFacts;
    const binary = targetsInBinary.get(inBinary[sheet] ?? '');
    if (binary) return binaryFacts(partOf(`xl/${binary}`));
    const target = targets.get(sheets[sheet] ?? '');
    const isSaid = target !== undefined && saysAny(partOf(`xl/${target}`), 'hidden=', 'vm=');
    return isSaid ? xlsxFacts(textOf(`xl/${target}`)) : noFacts;
  };
};
