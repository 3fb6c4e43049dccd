import { CFB } from '@e965/xlsx';
import { languages } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../../http/words.js';
import { zipFile } from '../../zip/zip-file.js';
import { SheetFault } from '../sheet-fault.js';
import { rowsHere } from '../testing/sheets-here.js';

const faultOf = async (bytes: Buffer) => {
  const error = await rowsHere(bytes).catch((thrown: unknown) => thrown);
  if (!(error instanceof SheetFault)) throw new Error('The file is read as a table.');
  return [error.fault, error.values.kind];
};

const compound = (name: string): Buffer => {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, `/${name}`, Buffer.alloc(5_000));
  return CFB.write(file, { type: 'buffer' });
};
const zip = (...names: readonly string[]) =>
  zipFile(names.map((name) => ({ name, content: [name === 'mimetype' ? odt : '<a/>'] })));
const odt = 'application/vnd.oasis.opendocument.text';
const latin = (text: string) => Buffer.from(text.padEnd(200, ' '), 'latin1');

describe('a file with the name of a table', () => {
  it.each([
    ['a PDF', latin('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'), 'pdf'],
    ['a PDF behind blank lines', latin('\r\n%PDF-1.7\n'), 'pdf'],
    ['rich text', latin('{\\rtf1\\ansi 2026-11-01,680.00}'), 'word'],
    ['a photo', latin('\xff\xd8\xff\xe0\0\x10JFIF'), 'picture'],
    ['a drawing', latin('\x89PNG\r\n\x1a\n'), 'picture'],
    ['a moving picture', latin('GIF89a'), 'picture'],
    ['a picture of the web', latin('RIFF\x10\0\0\0WEBPVP8 '), 'picture'],
    ['a photo of an iPhone', latin('\0\0\0\x18ftypheic'), 'picture'],
    ['a scan', latin('II*\0\x08\0\0\0'), 'picture'],
    ['an archive', latin('Rar!\x1a\x07\x01\0'), 'archive'],
    ['another archive', latin('7z\xbc\xaf\x27\x1c'), 'archive'],
  ])('that is %s is refused, and named', async (_, bytes, kind) => {
    expect(await faultOf(bytes)).toEqual(['other_kind', kind]);
  });

  it('that is a document is refused, and named', async () => {
    expect(await faultOf(await zip('[Content_Types].xml', 'word/document.xml'))).toEqual([
      'other_kind',
      'word',
    ]);
    expect(await faultOf(await zip('mimetype', 'content.xml'))).toEqual(['other_kind', 'word']);
    expect(await faultOf(compound('WordDocument'))).toEqual(['other_kind', 'word']);
    expect(await faultOf(await zip('[Content_Types].xml', 'ppt/presentation.xml'))).toEqual([
      'other_kind',
      'slides',
    ]);
    expect(await faultOf(await zip('对账单.xlsx'))).toEqual(['other_kind', 'archive']);
  });

  it.each(languages)('is named in words of %s', (language) => {
    const kinds = ['pdf', 'picture', 'word', 'slides', 'archive'];
    const said = kinds.map((kind) => wordsIn(language)('import.fault.other_kind', { kind }));
    expect(new Set(said).size).toBe(kinds.length);
  });

  it.each(['BM编号,金额\n1,2', 'PDF,金额\n1,2', 'GIF,金额\n1,2', '备注,金额\n%PDF-1.4,2'])(
    'that is a table is read, whatever it says: %s',
    async (text) => {
      expect(await rowsHere(Buffer.from(text))).toHaveLength(2);
    },
  );
});
