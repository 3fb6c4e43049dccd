import { defaultExam, defaultProgramme } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { namedColumns } from '../../domain/enrolment/import/rows/guess-columns.js';
import { readRoomRows } from '../../domain/exam/rooms/read-room-rows.js';
import { readStatement } from '../../domain/money/statement/read-statement.js';
import { plainHeads } from '../../domain/money/statement/statement-layout.js';
import { readScoreSheet } from '../../domain/scores/import/read-score-sheet.js';
import { readTable } from './read-table.js';
import { sheetsHere } from './testing/sheets-here.js';

const today = '2026-11-28';
const statement = async (text: string) => {
  const { lines, unread, outgoing, reading } = await readStatement(
    sheetsHere,
    Buffer.from(text),
    plainHeads,
    {
      programme: defaultProgramme,
      today,
    },
  );
  return {
    lines: lines.map(({ amount_cents, payer_name }) => [amount_cents, payer_name]),
    unread,
    outgoing,
    kinds: reading.map(({ kind, count, rows }) => [kind, count, rows]),
  };
};

describe('a row with more cells than the heads', () => {
  it('is unread, and told: a comma in a number divides it', async () => {
    const text = '日期,贷方发生额,对方户名\n2026-11-12,1,380.00,李\n2026-11-13,680.00,王\n';
    expect(await statement(text)).toEqual({
      lines: [[68_000, '王']],
      unread: [2],
      outgoing: 0,
      kinds: [['row_too_long', 1, [2]]],
    });
  });

  it('is read where the heads leave cells blank at their end', async () => {
    const text = '日期,贷方发生额,对方户名,\n2026-11-12,1380.00,李,说明\n2026-11-13,680.00,王,\n';
    expect((await statement(text)).lines).toHaveLength(2);
  });

  it('is unread though the heads and its line end with blank cells', async () => {
    const text =
      '日期,对方户名,贷方发生额,\n2026-11-12,李,1,380.00,\n2026-11-13,王,680.00,\n2026-11-14,张,5.00,,,\n';
    const { lines, unread } = await statement(text);
    expect([lines.map(([cents]) => cents), unread]).toEqual([[68_000, 500], [2]]);
  });

  it('is nothing of totals', async () => {
    const text = '日期,贷方发生额,对方户名\n2026-11-13,680.00,王\n合计,1,380.00,2\n';
    expect((await statement(text)).kinds).toEqual([['total_row_left_out', 1, [3]]]);
  });

  it('says no score of a candidate', async () => {
    const bytes = Buffer.from('准考证号,姓名,理论成绩,技能成绩\nT0045,Ruiz, Ana,86,85\nT0046,王芳,70,71\n');
    const { rows, look } = await readScoreSheet(sheetsHere, bytes, defaultExam.subjects);
    expect(rows.map(({ row_no, scores }) => [row_no, ...scores.map(({ score }) => score)])).toEqual([
      [2, null, null],
      [3, 70, 71],
    ]);
    expect(look('zh').reading).toEqual([{ kind: 'row_too_long', count: 1, rows: [2] }]);
  });
});

describe('two columns of one head', () => {
  const heads = async (text: string) => (await readTable(sheetsHere, Buffer.from(text), namedColumns)).heads;

  it('refuse a table where they are needed', async () => {
    await expect(heads('姓名,手机号,手机号\n李,1,2')).rejects.toMatchObject({
      fault: 'head_twice',
      values: { head: '手机号' },
    });
    const scores = Buffer.from('准考证号,理论成绩,理论成绩\nT0045,86,85\n');
    await expect(readScoreSheet(sheetsHere, scores, defaultExam.subjects)).rejects.toMatchObject({
      fault: 'head_twice',
    });
  });

  it('are nothing to refuse where nobody reads them', async () => {
    expect(await heads('姓名,备注,备注\n李,1,2')).toEqual(['姓名', '备注', '备注']);
    const rooms = Buffer.from('考场,考点名称,行数,每行座位数,备注,备注\n一号,东校区,6,5,x,y');
    expect((await readRoomRows(sheetsHere, rooms, [])).rooms).toMatchObject([{ name: '一号', rows: 6 }]);
  });
});
