import { defaultExam, defaultRegistry } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../domain/certificates/registry/read-answer.js';
import { programmeWords } from '../../domain/certificates/registry/result-meanings.js';
import { readRoomRows } from '../../domain/exam/rooms/read-room-rows.js';
import { readInvoiceSheet } from '../../domain/money/invoices/sheet/read-invoice-sheet.js';
import { readScoreSheet } from '../../domain/scores/import/read-score-sheet.js';
import { plainWord } from './plain-word.js';
import { otherMakers } from './testing/other-makers.js';
import { sheetsHere } from './testing/sheets-here.js';

const makers = Object.entries(otherMakers);

describe.each(makers)('a workbook of %s', (_, make) => {
  it('has scores, with those who were absent', async () => {
    const { bytes, sheet } = make({
      title: '2026 年第四期理论与实操成绩汇总表',
      heads: ['序号', '准考证号', '姓名', '理论成绩', '实操成绩', '备注'],
      rows: [
        [1, 'TC26-0018-T0045', '陆小曼', 86, 82, null],
        [2, 'TC26-0018-T0046', '王芳', '缺考', 90, '迟到'],
      ],
    });
    const { rows } = await readScoreSheet(sheetsHere, bytes, defaultExam.subjects, { sheet });
    expect(rows.map(({ ticket_no, name, scores }) => [ticket_no, name, scores])).toMatchObject([
      [
        'TC26-0018-T0045',
        '陆小曼',
        [
          { subject: 'theory', score: 86 },
          { subject: 'practical', score: 82 },
        ],
      ],
      [
        'TC26-0018-T0046',
        '王芳',
        [
          { subject: 'theory', score: 'absent' },
          { subject: 'practical', score: 90 },
        ],
      ],
    ]);
  });

  it('has rooms', async () => {
    const { bytes, sheet } = make({
      title: '考场安排',
      heads: ['考场名称', '考试地点', '楼层', '排数', '列数'],
      rows: [
        ['机房一', '实训楼', 3, 7, 4],
        ['A-301', '西校区教学楼', '3F', 8, 6],
      ],
    });
    const { rooms } = await readRoomRows(sheetsHere, bytes, [], { sheet });
    expect(rooms).toMatchObject([
      { name: '机房一', address: '实训楼', rows: 7, columns: 4, problems: {} },
      { name: 'A-301', address: '西校区教学楼', rows: 8, columns: 6, problems: {} },
    ]);
  });

  it('has invoices, with amounts that are noise behind the fifteenth digit', async () => {
    const { bytes, sheet } = make({
      title: '已开具发票',
      heads: ['数电发票号码', '开票日期', '考生姓名', '金额', '税额', '价税合计'],
      rows: [
        [
          '26312000000012345678',
          new Date('2026-11-20T00:00:00Z'),
          '陆小曼',
          641.51,
          680 - 641.51,
          0.1 + 679.9,
        ],
        ['26312000000012345679', new Date('2026-11-21T00:00:00Z'), '王芳', 641.51, 38.49, 680],
      ],
    });
    const given = { today: '2026-11-28', currency: 'CNY' };
    const { said } = await readInvoiceSheet(sheetsHere, bytes, given, { sheet });
    const each = { amount_cents: 68_000, tax_cents: 3_849 };
    expect(said).toMatchObject([
      { ...each, invoice_no: '26312000000012345678', issued_on: '2026-11-20', name: '陆小曼' },
      { ...each, invoice_no: '26312000000012345679', issued_on: '2026-11-21', name: '王芳' },
    ]);
  });

  it('has answers of a registry', async () => {
    const { bytes, sheet } = make({
      title: '证书数据上报结果',
      heads: ['序号', '证书编号', '姓名', '校验结果', '失败原因'],
      rows: [
        [1, 'S000012345678', '陆小曼', '成功', null],
        [2, 'S000012345679', '王芳', '失败', '证件号码与姓名不符'],
      ],
    });
    const known = programmeWords(defaultRegistry.answer);
    const meaningOf = (word: string) => known.get(plainWord(word));
    const { lines } = await readAnswer(sheetsHere, bytes, defaultRegistry.answer, meaningOf, { sheet });
    expect(lines.map(({ certificate_no, said }) => [certificate_no, said])).toEqual([
      ['S000012345678', { fault: null }],
      ['S000012345679', { fault: '证件号码与姓名不符' }],
    ]);
  });
});

it('says of a workbook of Numbers which other sheet there is to choose', async () => {
  const { bytes } = otherMakers.Numbers?.({ title: '成绩', heads: ['姓名'], rows: [['陆小曼']] }) ?? {};
  const { notes } = await sheetsHere.read(bytes ?? Buffer.alloc(0));
  expect(notes).toMatchObject([
    { kind: 'other_sheets_ignored', read: '导出摘要', names: ['工作表 1 - 表格 1'] },
  ]);
});
