import { readFileSync } from 'node:fs';
import { CFB, utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { namedColumns } from '../../../domain/enrolment/import/rows/guess-columns.js';
import { readTable } from '../read-table.js';
import { encodeGb18030 } from '../testing/encode-gb18030.js';
import { makeWorkbook } from '../testing/make-workbook.js';
import { oldWorkbook } from '../testing/old-workbook.js';
import { sheetsHere } from '../testing/sheets-here.js';
import { parseTable } from './parse-table.js';

const sent = (name: string) => readFileSync(new URL(`../testing/files/${name}`, import.meta.url));
const read = async (bytes: Buffer) => {
  const { heads, rows, reading } = await readTable(sheetsHere, bytes, namedColumns);
  return { heads, rows: rows.map(({ cells }) => cells), reading };
};

describe('hidden columns', () => {
  const [shown, old] = [
    ['13800000001', '13800000002'],
    ['13900000001', '13900000002'],
  ];
  it.each(['xlsx', 'ods', 'xls'])(
    'of %s are read and told, and give way to a column of the same head',
    async (form) => {
      const { heads, rows, reading } = await read(sent(`imp-hidden-columns.${form}`));
      expect(heads).toEqual(['姓名', '', '手机号', '证件号码', '内部备注', '单位']);
      expect(rows.map((cells) => cells[2])).toEqual(shown);
      expect(rows.map((cells) => cells[1])).toEqual(old);
      expect(reading).toEqual([
        { kind: 'hidden_column_read', count: 1, rows: [], names: ['E'] },
        { kind: 'hidden_column_left_out', count: 1, rows: [], names: ['B'] },
      ]);
    },
  );

  it('of XLSB and of the XML of 2003 are told too', async () => {
    const sheet = utils.aoa_to_sheet([
      ['姓名', '手机号', '备注'],
      ['李明', '13800000001', 'x'],
    ]);
    sheet['!cols'] = [{}, {}, { hidden: true, wch: 9 }];
    sheet['!rows'] = [{}, { hidden: true, hpt: 12 }];
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, '名单');
    for (const bookType of ['xlsb', 'xlml'] as const) {
      const bytes = Buffer.from(write(book, { bookType, type: 'buffer', cellStyles: true }));
      expect((await read(bytes)).reading, bookType).toEqual([
        { kind: 'hidden_row_read', count: 1, rows: [2] },
        { kind: 'hidden_column_read', count: 1, rows: [], names: ['C'] },
      ]);
    }
  });
});

describe('heads over two rows', () => {
  it.each(['xlsx', 'ods', 'xls'])('of %s are joined, the upper one in brackets', async (form) => {
    const { heads, rows, reading } = await read(sent(`heads-over-two-rows.${form}`));
    expect(heads).toEqual([
      '姓名',
      '（证件）类型',
      '（证件）号码',
      '（联系方式）手机号',
      '（联系方式）邮箱',
      '学历',
    ]);
    expect(rows.map((cells) => cells[1])).toEqual(['身份证', '港澳台居民居住证']);
    expect(reading).toEqual([{ kind: 'rows_above_head', count: 2, rows: [1, 2] }]);
  });

  const merged = (merges: string) =>
    makeWorkbook({
      data: `${[
        ['姓名', '证件', '', '学历'],
        ['', '类型', '号码', ''],
        ['李明', '身份证', '310101199003071046', '本科'],
      ]
        .map(
          (row, r) =>
            `<row r="${r + 1}">${row.map((text, c) => `<c r="${'ABCD'[c]}${r + 1}" t="str"><v>${text}</v></c>`).join('')}</row>`,
        )
        .join('')}</sheetData><mergeCells>${merges}</mergeCells><sheetData>`,
    });

  it('are joined though only the upper row has merged cells', async () => {
    expect((await read(await merged('<mergeCell ref="B1:C1"/>'))).heads).toEqual([
      '姓名',
      '（证件）类型',
      '（证件）号码',
      '学历',
    ]);
  });

  it('are joined below a row of facts about the whole table', async () => {
    const rows = [
      ['单位', '甲公司', '', ''],
      ['姓名', '手机号', '紧急联系人', ''],
      ['姓名', '手机号', '姓名', '手机号'],
    ];
    const cells = rows.map(
      (row, r) =>
        `<row r="${r + 1}">${row.map((text, c) => (text ? `<c r="${'ABCD'[c]}${r + 1}" t="str"><v>${text}</v></c>` : '')).join('')}</row>`,
    );
    const merges = '<mergeCells><mergeCell ref="C2:D2"/></mergeCells>';
    const bytes = await makeWorkbook({ data: `${cells.join('')}</sheetData>${merges}<sheetData>` });
    expect((await parseTable(bytes)).rows[2]?.cells).toEqual([
      '姓名',
      '手机号',
      '（紧急联系人）姓名',
      '（紧急联系人）手机号',
    ]);
  });

  it('are none below the heads, where a value is merged over two columns', async () => {
    const rows = [
      ['姓名', '证件号码', '单位', '职务'],
      ['王芳', '310101199003071046', '上海分公司', ''],
      ['王芳', '310101199003071046', '甲部', '乙岗'],
    ];
    const cells = rows.map(
      (row, r) =>
        `<row r="${r + 1}">${row.map((text, c) => `<c r="${'ABCD'[c]}${r + 1}" t="str"><v>${text}</v></c>`).join('')}</row>`,
    );
    const merges = '<mergeCells><mergeCell ref="C2:D2"/></mergeCells>';
    const bytes = await makeWorkbook({ data: `${cells.join('')}</sheetData>${merges}<sheetData>` });
    expect((await parseTable(bytes)).rows[2]?.cells).toEqual(rows[2]);
  });

  it('are none where a title is merged over the whole table', async () => {
    const said = await read(await merged('<mergeCell ref="A1:D1"/>'));
    expect(said.heads).toEqual(['姓名', '证件', '', '学历']);
  });
});

describe('pictures', () => {
  const png = Buffer.from('89504e470d0a1a0a', 'hex').toString('latin1');
  it('in cells of WPS and of Excel are no text, no formula and no error, and are counted', async () => {
    const wps = '=DISPIMG(&quot;ID_0&quot;,1)';
    const bytes = await makeWorkbook({
      data: `<row r="1"><c r="A1" t="str"><v>姓名</v></c><c r="B1" t="str"><v>照片</v></c></row>
        <row r="2"><c r="A2" t="str"><v>李明</v></c><c r="B2" t="str"><f>_xlfn.DISPIMG("ID_0",1)</f><v>${wps}</v></c></row>
        <row r="3"><c r="A3" t="str"><v>王芳</v></c><c r="B3" t="e" vm="1"><v>#VALUE!</v></c></row>`,
      more: { 'xl/media/image1.png': png, 'xl/media/image2.jpeg': png },
    });
    const { rows, notes } = await parseTable(bytes);
    expect(rows).toEqual([
      { row_no: 1, cells: ['姓名', '照片'], flaws: [] },
      { row_no: 2, cells: ['李明'], flaws: [] },
      { row_no: 3, cells: ['王芳'], flaws: [] },
    ]);
    expect(notes).toEqual([{ kind: 'pictures_ignored', count: 2, rows: [] }]);
  });

  it('that float over a sheet are counted, in any form', async () => {
    const data = '<row r="1"><c r="A1" t="str"><v>姓名</v></c></row>';
    const more = { 'xl/media/image1.png': png, 'xl/drawings/drawing1.xml': '<a/>' };
    expect((await parseTable(await makeWorkbook({ data, more }))).notes).toMatchObject([
      { kind: 'pictures_ignored', count: 1 },
    ]);
    const picture = Buffer.concat([Buffer.from([0xeb, 0, 12, 0]), Buffer.from(`${png}IHDR`, 'latin1')]);
    const old = oldWorkbook({ page: 936, rows: [[Buffer.from('a')]], more: [picture] });
    expect((await parseTable(old)).notes).toMatchObject([{ kind: 'pictures_ignored', count: 1 }]);
  });
});

describe('a formula that came to 0', () => {
  const sheet = (cell: string, calculation?: string) =>
    makeWorkbook({
      data: `<row r="1"><c r="A1" t="str"><v>x</v></c>${cell}</row>`,
      ...(calculation !== undefined && { workbook: calculation }),
    });
  const sum = '<c r="B1"><f>SUM(C1:D1)</f><v>0</v></c>';
  const saidBy = async (bytes: Buffer) => {
    const [row] = (await parseTable(bytes)).rows;
    return row?.flaws[0]?.why ?? [row?.cells[1], row?.marks];
  };

  it('is 0 in a workbook that its program has calculated, and told', async () => {
    expect(await saidBy(await sheet(sum, '<calcPr calcId="191029"/>'))).toEqual([
      '0',
      ['formula_result_taken'],
    ]);
  });

  it.each([
    ['that is to be calculated when it is opened', sum, '<calcPr calcId="124519" fullCalcOnLoad="1"/>'],
    ['that says nothing of calculating', sum, undefined],
    ['in which another was never calculated', `${sum}<c r="C1"><f>A1</f></c>`, '<calcPr calcId="191029"/>'],
    [
      'in which another has an empty result',
      `${sum}<c r="C1"><f>A1</f><v></v></c>`,
      '<calcPr calcId="191029"/>',
    ],
  ])('is not taken from a workbook %s', async (_, cell, calculation) => {
    expect(await saidBy(await sheet(cell, calculation))).toBe('formula');
  });

  it('is 0 beside a text that came to nothing', async () => {
    const empty = '<c r="C1" t="str"><f>IF(1,"")</f><v></v></c>';
    expect(await saidBy(await sheet(`${sum}${empty}`, '<calcPr calcId="191029"/>'))).toEqual([
      '0',
      ['formula_result_taken'],
    ]);
  });
});

describe('a file that a password locks', () => {
  it.each(['libreoffice.ods', 'old.xls'])('is told as such: %s', async (name) => {
    await expect(parseTable(sent(`../locked/${name}`))).rejects.toMatchObject({ fault: 'encrypted' });
  });

  it('is told by its record in the older form', async () => {
    const locked = oldWorkbook({ page: 936, rows: [], more: [Buffer.from([0x2f, 0, 4, 0, 1, 2, 3, 4])] });
    expect(CFB.find(CFB.read(locked, { type: 'buffer' }), '/Book')).toBeTruthy();
    await expect(parseTable(locked)).rejects.toMatchObject({ fault: 'encrypted' });
  });
});

describe('a workbook of Excel 5', () => {
  it.each([
    ['Chinese Windows', 936, encodeGb18030('姓名'), '姓名'],
    ['Japanese Windows', 932, Buffer.from('8e8196bc', 'hex'), '氏名'],
    ['Chinese Windows of Taiwan', 950, Buffer.from('a96da657', 'hex'), '姓名'],
    ['Western Windows', 1252, Buffer.from('4d75f16f7a', 'hex'), 'Muñoz'],
  ])('is read in the letters of %s', async (_, page, bytes, text) => {
    const { rows } = await parseTable(oldWorkbook({ page, rows: [[bytes, Buffer.from('1')]] }));
    expect(rows[0]?.cells).toEqual([text, '1']);
  });
});
