import { describe, expect, it } from 'vitest';
import { namedColumns } from '../../../domain/enrolment/import/rows/guess-columns.js';
import { readTable } from '../read-table.js';
import { sheetsHere } from '../testing/sheets-here.js';
import { parseTable } from './parse-table.js';

const row = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const page = (...tables: readonly (readonly string[])[]) =>
  Buffer.from(
    `<html><head><meta charset="utf-8"></head><body>${tables.map((rows) => `<table border="1">${rows.join('\n')}</table><br>`).join('\n')}</body></html>`,
  );
const read = async (bytes: Buffer) => {
  const { heads, rows, reading } = await readTable(sheetsHere, bytes, namedColumns);
  return { heads, rows: rows.map(({ cells }) => cells), reading };
};

const heads = ['姓名', '证件号码', '手机号'];
const people = [
  ['陆小曼', '310101199003071046', '13800000001'],
  ['王芳', '110101199003071038', '13800000002'],
];
const title = [
  row('2026 年度报名汇总表'),
  row('单位', '某某学院', '联系人', '王老师', '电话', '13900000000'),
];
const signed = [row('制表人', '王老师'), row('日期', '2026-11-28')];

describe('a page of several tables', () => {
  it('is read by the table that names most columns, with a title before and a signature behind it', async () => {
    const said = await read(page(title, [row(...heads), ...people.map((each) => row(...each))], signed));
    expect(said).toMatchObject({ heads, rows: people });
    expect(said.reading).toEqual([
      { kind: 'rows_above_head', count: 2, rows: [1, 2] },
      { kind: 'other_tables_ignored', count: 2, rows: [6, 7] },
    ]);
  });

  it('is read whole where the heads are a table of their own', async () => {
    const said = await read(
      page(
        [row(...heads)],
        people.map((each) => row(...each)),
      ),
    );
    expect(said).toMatchObject({ heads, rows: people, reading: [] });
  });

  it('takes another of its tables where somebody says the row of its heads', async () => {
    const own = ['甲', '乙'];
    const bytes = page([row(...heads), ...people.map((each) => row(...each))], [row(...own), row('1', '2')]);
    const said = await readTable(sheetsHere, bytes, namedColumns, 4);
    expect([said.heads, said.rows.map(({ cells }) => cells)]).toEqual([own, [['1', '2']]]);
  });

  it('keeps the rows of all tables where no word is known, for somebody to choose the heads', async () => {
    const own = ['甲', '乙'];
    const said = await read(page([row('名单')], [row(...own), row('1', '2')]));
    expect(said).toMatchObject({ heads: ['名单'], rows: [own, ['1', '2']], reading: [] });
  });

  it('is read inside a table that only lays it out', async () => {
    const inner = page([row(...heads), ...people.map((each) => row(...each))]).toString();
    const bytes = Buffer.from(`<html><table><tr><td>${inner}</td></tr></table></html>`);
    expect(await read(bytes)).toMatchObject({ heads, rows: people });
  });
});

it('reads letters that a page writes as numbers and by name', async () => {
  const { rows } = await parseTable(
    page([row('姓名', 'x'), row('&#26446;&#x660e;', 'Mu&ntilde;oz &eacute; &#60;b&#62;')]),
  );
  expect(rows[1]?.cells).toEqual(['李明', 'Muñoz é <b>']);
});

it('names a web archive as what it is', async () => {
  const archive = `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="----=_Next"\r\n\r\n------=_Next\r\nContent-Type: text/html\r\n\r\n<html><table><tr><td>=E5=A7=93</td></tr></table></html>\r\n------=_Next--\r\n`;
  await expect(parseTable(Buffer.from(archive))).rejects.toMatchObject({ fault: 'web_archive' });
});
