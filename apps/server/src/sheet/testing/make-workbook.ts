import { zipFile } from '../../zip/zip-file.js';

const rels = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface Workbook {
  /** What stands inside `sheetData`. */
  readonly data: string | Iterable<string>;
  /** What stands inside `sst`. */
  readonly shared?: string;
  /** More parts by their names. */
  readonly more?: Readonly<Record<string, string>>;
}

function* sheetOf(data: Workbook['data']) {
  yield '<?xml version="1.0"?><x:worksheet xmlns:x="m"><x:sheetData>';
  yield* typeof data === 'string' ? [data] : data;
  yield '</x:sheetData></x:worksheet>';
}

/** A workbook as another program might write it: with a namespace, with the texts in a part of their own. */
export const makeWorkbook = ({ data, shared, more = {} }: Workbook): Promise<Buffer> =>
  zipFile([
    {
      name: 'xl/workbook.xml',
      content: [
        `<workbook xmlns:r="${rels}"><sheets><sheet name="A" sheetId="1" r:id="r7"/></sheets></workbook>`,
      ],
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: ['<Relationships><Relationship Id="r7" Target="/xl/worksheets/s.xml"/></Relationships>'],
    },
    { name: 'xl/worksheets/s.xml', content: sheetOf(data) },
    ...(shared ? [{ name: 'xl/sharedStrings.xml', content: [`<sst>${shared}</sst>`] }] : []),
    ...Object.entries(more).map(([name, text]) => ({ name, content: [text] })),
  ]);
