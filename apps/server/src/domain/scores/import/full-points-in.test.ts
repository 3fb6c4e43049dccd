import { defaultExam } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../../../platform/sheet/testing/book-of.js';
import { sheetsHere } from '../../../platform/sheet/testing/sheets-here.js';
import { fullPointsIn } from './full-points-in.js';
import { readScoreSheet } from './read-score-sheet.js';

it.each([
  ['理论知识考试（满分150）', 150],
  ['理论知识(满分：150分)', 150],
  ['（满分10分）操作技能', 10],
  ['理论满分为 60', 60],
  ['Theory (out of 50)', 50],
  ['Theory/150', 150],
  ['Theory [max. 40]', 40],
  ['Full marks: 20\nPractical', 20],
  ['理论／１５０分', 150],
  ['理论（150分）', 150],
  ['理论(150)', 150],
  ['学科（50点満点）', 50],
  ['Teórico (sobre 10)', 10],
  ['理论（百分制）', 100],
  ['理论（满分100分）', 100],
  ['理论40%', undefined],
  ['理论（占比40%）', undefined],
  ['理论（60分及格）', undefined],
  ['理论(1)', undefined],
  ['理论(2026)', undefined],
  ['理论/2026年', undefined],
  ['理论（2026/11/27）', undefined],
  ['理论成绩', undefined],
])('of the head %j is %j', (head, full) => {
  expect(fullPointsIn(head)).toBe(full);
});

describe('a column with another full mark than its subject', () => {
  const read = (theory: string, practical: string) =>
    readScoreSheet(
      sheetsHere,
      bookOf({
        成绩: [
          ['准考证号', theory, practical],
          ['TC26-0017-T0001', 90, 9],
          ['TC26-0017-T0002', '缺考', 8],
        ],
      }),
      defaultExam.subjects,
    );

  it('is not taken, and both full marks are named', async () => {
    const { rows, refused, look } = await read('理论知识考试（满分150）', '技能考核 (out of 10)');
    expect(rows.flatMap(({ scores }) => scores.map(({ said, score, flaw }) => [said, score, flaw]))).toEqual([
      ['90', null, 'other_full_points'],
      ['9', null, 'other_full_points'],
      ['缺考', null, 'other_full_points'],
      ['8', null, 'other_full_points'],
    ]);
    expect(refused).toEqual([
      { head: '理论知识考试（满分150）', subject: 'theory', said: 150, full_points: 100 },
      { head: '技能考核 (out of 10)', subject: 'practical', said: 10, full_points: 100 },
    ]);
    expect(look('zh').first[0]?.cells).toEqual(['TC26-0017-T0001', null, null]);
  });

  it('is taken where it names that of the subject', async () => {
    const { rows, refused } = await read('理论知识考试（满分100分）', '技能考核');
    expect(refused).toEqual([]);
    expect(rows.flatMap(({ scores }) => scores.map(({ score }) => score))).toEqual([90, 9, 'absent', 8]);
  });
});

describe('cells of a sheet of scores', () => {
  const read = (...cells: readonly (string | number)[]) =>
    readScoreSheet(
      sheetsHere,
      bookOf({
        成绩: [['准考证号', '理论知识考试'], ...cells.map((cell, at) => [`TC26-0017-T000${at}`, cell])],
      }),
      defaultExam.subjects,
    );

  it('are counted where a dash or a slash stands for no score; empty ones are not', async () => {
    const { rows, dashes } = await read('-', '/', '—', '', 80, '缺');
    expect(dashes).toBe(3);
    expect(rows.map(({ scores }) => scores[0]?.score)).toEqual([80, 'absent']);
  });

  it('say that points must be whole where they are not', async () => {
    const { rows } = await read(60.5, '87.50分', '86,5', '80.0', '优');
    expect(rows.map(({ scores }) => [scores[0]?.score, scores[0]?.flaw])).toEqual([
      [null, 'not_whole'],
      [null, 'not_whole'],
      [null, 'not_whole'],
      [80, null],
      [null, null],
    ]);
  });
});
