import { defaultExam } from '@skillcert/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { bookOf } from '../../../platform/sheet/testing/book-of.js';
import { sheetsHere } from '../../../platform/sheet/testing/sheets-here.js';
import { engines } from '../../../testing/engines.js';
import { openTestServices, type TestServices } from '../../class/testing/open-test-services.js';
import { openStaff } from '../../class/testing/staff.js';
import { openScoring } from '../testing/score-office.js';
import { readScoreSheet } from './read-score-sheet.js';
import { importOffice, scoreSheet } from './testing/import-office.js';

const read = async (rows: readonly (readonly (string | number)[])[], subjects = defaultExam.subjects) => {
  const sheet = await readScoreSheet(sheetsHere, bookOf({ 成绩: rows.map((row) => [...row]) }), subjects);
  return {
    ...sheet,
    said: sheet.rows.flatMap(({ row_no, scores }) =>
      scores.map(({ subject, score, flaw }) => [row_no, subject, score, flaw]),
    ),
  };
};

describe('a sheet with a row for each score', () => {
  it('is read by its columns of subject and score', async () => {
    const { said, ignored, dashes } = await read([
      ['准考证号', '考生姓名', '科目', '得分'],
      ['TC26-0017-T0001', '林蓉妍', '理论知识考试', 70],
      ['TC26-0017-T0001', '林蓉妍', '操作技能', '缺考'],
      ['TC26-0017-T0002', '金明天', '外语', 71],
      ['TC26-0017-T0002', '金明天', '理论', '-'],
      ['TC26-0017-T0002', '金明天', '', 71],
    ]);
    expect(said).toEqual([
      [2, 'theory', 70, null],
      [3, 'practical', 'absent', null],
      [4, '外语', null, 'subject_unknown'],
      [6, '', null, 'subject_unknown'],
    ]);
    expect([ignored, dashes]).toEqual([[], 1]);
  });

  it('takes nothing of a subject whose full mark is another one', async () => {
    const { said, refused } = await read([
      ['准考证号', '科目', '得分（满分150）'],
      ['TC26-0017-T0001', '理论', 70],
    ]);
    expect(said).toEqual([[2, 'theory', null, 'other_full_points']]);
    expect(refused.map(({ subject, said }) => [subject, said])).toContainEqual(['theory', 150]);
  });

  it('takes those of the only subject of an exam alone', async () => {
    const only = defaultExam.subjects.filter(({ id }) => id === 'theory');
    const rows = [
      ['准考证号', '科目', '得分'],
      ['TC26-0017-T0001', '理论', 70],
      ['TC26-0017-T0001', '实操', 80],
    ];
    expect((await read(rows, only)).said).toEqual([
      [2, 'theory', 70, null],
      [3, '实操', null, 'subject_unknown'],
    ]);
  });

  it('is not one where the subjects have columns of their own; a sum beside them is not read', async () => {
    const { said, ignored, look } = await read([
      ['准考证号', '科目', '理论', '操作技能', '成绩', '得分'],
      ['TC26-0017-T0001', '车工', 70, 80, 75, 75],
    ]);
    expect(said).toEqual([
      [2, 'theory', 70, null],
      [2, 'practical', 80, null],
    ]);
    expect(ignored).toEqual(['科目', '成绩', '得分']);
    expect(look('zh').columns.map(({ field }) => field)).toEqual([
      'ticket_no',
      '',
      'theory',
      'practical',
      '',
      '',
    ]);
  });
});

describe('scores with a row for each', () => {
  let services: TestServices;
  let a: StaffSession;
  beforeAll(async () => {
    // One engine is enough: no statement differs between engines.
    const [engine] = engines;
    if (!engine) throw new Error('There is no engine.');
    services = await openTestServices(engine);
    a = await openStaff(services, { roles: ['zky-admin'], name: '甲' });
  });
  afterAll(() => services.close());

  it('are entered for one candidate from several rows, unless two rows are about the same subject', async () => {
    const office = await openScoring(services, 2);
    const desk = importOffice(services, office.class_id);
    const [one = '', two = ''] = await desk.numbers();
    const sheet = await scoreSheet(
      [
        [one, '理论知识考试', 80],
        [one, '技能考核', 70],
        [two, '理论知识考试', 60],
        [two, '理论知识考试', 61],
        [two, '技能考核', 62],
        [two, '外语', 90],
      ],
      ['报名编号', '科目', '得分'],
    );
    const seen = await desk.preview(a, sheet);
    expect(seen.counts).toMatchObject({ new: 3, repeated: 2, unread: 1 });
    expect(await desk.sendAs(a, sheet, {})).toMatchObject({ scores: 3 });
    expect((await office.list(a)).items.map(({ scores }) => scores.map(({ own }) => own))).toEqual([
      [80, 70],
      [null, 62],
    ]);
  });
});
