interface Part {
  readonly name: string;
  readonly content: Buffer;
}

const tags = (text: string, name: string): readonly string[] =>
  text.match(new RegExp(`<(?:\\w+:)?${name}\\s[^<>]*>`, 'g')) ?? [];

const attributeOf = (tag: string, attribute: string): string =>
  new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** Whether a row is hidden, by hand or by a filter: a workbook says both alike. */
const isHidden = (tag: string) => /^(?:1|true)$/.test(attributeOf(tag, 'hidden'));

/** Blank rows to the end of the sheet are one row, repeated. */
const repeatedMost = 20_000;

/** The hidden rows of a sheet of an ODS, which says of a row how often it stands there, and not which it is. */
const hiddenInOds = (sheet: string): ReadonlySet<number> => {
  const found = new Set<number>();
  let at = 0;
  for (const tag of tags(sheet, 'table-row')) {
    const times = Number(attributeOf(tag, 'table:number-rows-repeated') || 1);
    const isShown = !/^(?:collapse|filter)$/.test(attributeOf(tag, 'table:visibility'));
    if (!isShown) for (let row = 1; row <= Math.min(times, repeatedMost); row += 1) found.add(at + row);
    at += times;
  }
  return found;
};

/**
 * Says which rows of the nth sheet of an XLSX or ODS are hidden. The library says it only together with the looks of
 * every cell, blank ones too, of which a sheet may have a million; of an ODS it never does.
 */
export const hiddenRows = (parts: readonly Part[]): ((sheet: number) => ReadonlySet<number>) => {
  const textOf = (name: string) =>
    parts.find((part) => part.name.toLowerCase() === name.toLowerCase())?.content.toString('latin1') ?? '';
  const targets = new Map(
    tags(textOf('xl/_rels/workbook.xml.rels'), 'Relationship').map((tag) => [
      attributeOf(tag, 'Id'),
      attributeOf(tag, 'Target').replace(/^\/xl\//, ''),
    ]),
  );
  const sheets = tags(textOf('xl/workbook.xml'), 'sheet');
  const tables = textOf('content.xml').split(/<table:table\s/);
  return (sheet) => {
    const table = tables[sheet + 1];
    if (table !== undefined) return hiddenInOds(table);
    const target = targets.get(attributeOf(sheets[sheet] ?? '', '\\w+:id'));
    const rows = target ? tags(textOf(`xl/${target}`), 'row') : [];
    return new Set(rows.filter(isHidden).map((tag) => Number(attributeOf(tag, 'r'))));
  };
};
