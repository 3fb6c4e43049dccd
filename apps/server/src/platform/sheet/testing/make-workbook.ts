import { zipFile } from '../../zip/zip-file.js';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const rels = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface Workbook {
  /** The content of `sheetData`. */
  readonly data: string | Iterable<string>;
  /** The content of `sst`. */
  readonly shared?: string;
  /** Further elements of `workbook`, behind its sheets. */
  readonly workbook?: string;
  /** Further parts by their names. */
  readonly more?: Readonly<Record<string, string>>;
}

function* sheetOf(data: Workbook['data']) {
  yield `<?xml version="1.0"?><x:worksheet xmlns:x="${main}"><x:sheetData>`;
  yield* typeof data === 'string' ? [data] : data;
  yield '</x:sheetData></x:worksheet>';
}

const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const contentTypes = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/s.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${types}.sharedStrings+xml"/></Types>`;

/** A workbook as another program might write it: with a namespace prefix, and with the texts in a part of their own. */
export const makeWorkbook = ({ data, shared, workbook = '', more = {} }: Workbook): Promise<Buffer> =>
  zipFile([
    { name: '[Content_Types].xml', content: [contentTypes] },
    {
      name: 'xl/workbook.xml',
      content: [
        `<workbook xmlns="${main}" xmlns:r="${rels}"><sheets><sheet name="A" sheetId="1" r:id="r7"/></sheets>${workbook}</workbook>`,
      ],
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r7" Type="${rels}/worksheet" Target="/xl/worksheets/s.xml"/></Relationships>`,
      ],
    },
    { name: 'xl/worksheets/s.xml', content: sheetOf(data) },
    ...(shared ? [{ name: 'xl/sharedStrings.xml', content: [`<sst xmlns="${main}">${shared}</sst>`] }] : []),
    ...Object.entries(more).map(([name, text]) => ({ name, content: [text] })),
  ]);
