import { CFB } from '@e965/xlsx';
import { importLimits } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { SheetFault } from '../sheet-fault.js';
import { makeWorkbook } from '../testing/make-workbook.js';
import { rowsHere } from '../testing/sheets-here.js';
import { writeSheet } from '../write-sheet.js';

const faultOf = async (bytes: Buffer) => {
  const error = await rowsHere(bytes).catch((thrown: unknown) => thrown);
  if (!(error instanceof SheetFault)) throw error;
  return error.fault;
};

const cells = async (data: string, shared?: string) => {
  const [row] = await rowsHere(
    await makeWorkbook({ data: `<row r="3">${data}</row>`, ...(shared && { shared }) }),
  );
  return row;
};

describe('reading a sheet', () => {
  it('gives back what was written, whatever the text', async () => {
    const texts = ['<李> & "明"', '=1+1', 'a\nb', '𠮷·', '00123'];
    const bytes = await writeSheet({
      title: 'A & B',
      columns: texts.map((head) => ({ head, width: 10 })),
      rows: [texts, ['', '', 'c']],
    });
    const rows = await rowsHere(bytes);
    expect(rows.map((row) => row.cells)).toEqual([texts, texts, ['', '', 'c']]);
    expect(rows.every(({ flaws }) => flaws.length === 0)).toBe(true);
  });

  it.each([
    ['a shared text', '<c r="A3" t="s"><v>0</v></c>', '李明'],
    ['a text in pieces, without its reading', '<c r="A3" t="s"><v>1</v></c>', '王芳'],
    ['a phone that is a number', '<c r="A3"><v>1.3800000001E10</v></c>', '13800000001'],
    ['a number', '<c r="A3" t="n"><v>36526</v></c>', '36526'],
    ['an inline text', '<c r="A3" t="inlineStr"><is><t> a &amp; b &#x4e00;</t></is></c>', 'a & b 一'],
    ['a cell without its address', '<c t="str"><v>x</v></c>', 'x'],
    ['a control character in the escape of Excel', '<c r="A3" t="str"><v>a_x0041_</v></c>', 'aA'],
    ['a number with the noise of its program', '<c r="A3"><v>1380.3499999999999</v></c>', '1380.35'],
    ['what a formula came to', '<c r="A3"><f>1+1</f><v>2</v></c>', '2'],
    ['a number that is kept as text', '<c r="A3" t="str"><v>="00421"</v></c>', '00421'],
    ['yes and no', '<c r="A3" t="b"><v>1</v></c>', 'TRUE'],
  ])('reads %s', async (_, data, text) => {
    const shared = '<si><t>李明</t></si><si><r><t>王</t></r><rPh><t>ワン</t></rPh><r><t>芳</t></r></si>';
    expect(await cells(data, shared)).toMatchObject({ row_no: 3, cells: [text], flaws: [] });
  });

  it.each([
    ['a formula that was never calculated', '<c r="C3"><f>1+1</f></c>', 'formula'],
    ['a number that lost its end', '<c r="C3"><v>3.1010119900307E+17</v></c>', 'lost_digits'],
    ['the same as a text', '<c r="C3" t="str"><v>3.10101E+17</v></c>', 'lost_digits'],
    ['a number that is none', '<c r="C3"><v>x</v></c>', 'cell_error'],
    ['a huge cell', `<c r="C3" t="str"><v>${'x'.repeat(importLimits.cell_max + 1)}</v></c>`, 'cell_too_big'],
    ['an error', '<c r="C3" t="e"><v>#N/A</v></c>', 'cell_error'],
  ])('says where %s stands, and gives nothing of it', async (_, data, why) => {
    expect(await cells(data)).toEqual({ row_no: 3, cells: ['', '', ''], flaws: [{ column: 2, why }] });
  });

  it('holds back a shared text that is huge', async () => {
    const shared = `<si><t>${'y'.repeat(importLimits.cell_max + 1)}</t></si>`;
    expect(await cells('<c r="A3" t="s"><v>0</v></c>', shared)).toMatchObject({
      flaws: [{ why: 'cell_too_big' }],
    });
  });
});

it('reads a text over the blank lines that its program wrote below it', async () => {
  const rows = await rowsHere(Buffer.from(`a,b,,\n1,2,,\n${',,,\n'.repeat(500_001)}`));
  expect(rows.map(({ cells: said }) => said)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

describe('refusing a file', () => {
  const row = '<row r="1"><c r="A1" t="str"><v>x</v></c></row>';
  const entity = `<!DOCTYPE a [<!ENTITY b "c">]>${row}`;

  it.each([
    [
      'a shared text that is not there',
      () => makeWorkbook({ data: '<row><c t="s"><v>9</v></c></row>' }),
      'damaged',
    ],
    ['an archive of something else', () => makeWorkbookWithout(), 'other_kind'],
    ['what a password locks', async () => compound('EncryptedPackage'), 'encrypted'],
    ['macros in the old form', async () => compound('_VBA_PROJECT_CUR', 'Workbook'), 'macros'],
    ['a document in the old form', async () => compound('WordDocument'), 'other_kind'],
    ['the beginning of the old form', async () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'damaged'],
    ['macros', () => makeWorkbook({ data: row, more: { 'xl/vbaProject.bin': 'x' } }), 'macros'],
    ['a document type', () => makeWorkbook({ data: entity }), 'damaged'],
    [
      'a column far to the right',
      () => makeWorkbook({ data: '<row><c r="XFD1"><v>1</v></c></row>' }),
      'too_many_columns',
    ],
    [
      'a column that no program has',
      () => makeWorkbook({ data: '<row><c r="A1"><v>1</v></c><c r="ZZZZZZ1"><v>1</v></c></row>' }),
      'too_many_columns',
    ],
    [
      'one sheet under a thousand names',
      () => makeWorkbook({ data: row, workbook: '<sheet name="B" r:id="r7"/>'.repeat(1_000) }),
      'bomb',
    ],
    ['half a million blank lines', async () => Buffer.from(`${'\n'.repeat(500_001)}a,b\n`), 'too_many_rows'],
    ['a bomb', () => makeWorkbook({ data: row, more: { 'xl/media/a.png': '0'.repeat(70_000_000) } }), 'bomb'],
  ])('refuses %s', async (_, make, fault) => {
    expect(await faultOf(await make())).toBe(fault);
  });

  it('does not believe an archive that says it is small', async () => {
    const bytes = await makeWorkbook({ data: [row.repeat(20_000)] });
    // The size of the unpacked sheet, as the directory says it.
    const at = bytes.lastIndexOf('xl/worksheets/s.xml') - 46 + 24;
    bytes.writeUInt32LE(100, at);
    expect(await faultOf(bytes)).toBe('damaged');
  });

  it('refuses an entry with a password', async () => {
    const bytes = await makeWorkbook({ data: row });
    const at = bytes.lastIndexOf('xl/worksheets/s.xml') - 46 + 8;
    bytes.writeUInt16LE(0x801, at);
    expect(await faultOf(bytes)).toBe('encrypted');
  });
});

/** A file of the older binary form that has parts of these names. */
const compound = (...names: readonly string[]): Buffer => {
  const file = CFB.utils.cfb_new();
  for (const name of names) CFB.utils.cfb_add(file, `/${name}`, Buffer.alloc(5_000));
  return CFB.write(file, { type: 'buffer' });
};

const makeWorkbookWithout = async () => {
  const { zipFile } = await import('../../zip/zip-file.js');
  return zipFile([{ name: 'word/document.xml', content: ['<a/>'] }]);
};
