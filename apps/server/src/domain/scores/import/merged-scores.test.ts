import { defaultExam } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../../../platform/sheet/testing/book-of.js';
import { sheetsHere } from '../../../platform/sheet/testing/sheets-here.js';
import { readScoreSheet } from './read-score-sheet.js';

/** Two candidates, one below the other, with one cell for the scores of both. */
const scores = async (said: string | number) => {
  const rows = [
    ['报名编号', '理论知识考试'],
    ['TC26-0017-00001', said],
    ['TC26-0017-00002', ''],
  ];
  const bytes = bookOf({ 成绩: rows }, { merges: [{ s: { r: 1, c: 1 }, e: { r: 2, c: 1 } }] });
  const { rows: found, look } = await readScoreSheet(sheetsHere, bytes, defaultExam.subjects);
  return {
    read: found.map((row) => row.scores.map(({ score, flaw }) => [score, flaw])),
    shown: look('zh').first.map(({ cells }) => cells[1]),
  };
};

describe('a score that is merged over the rows of two candidates', () => {
  it('is that of the first alone if it is points', async () => {
    expect(await scores(86)).toEqual({ read: [[[86, null]], [[null, 'merged']]], shown: ['86', null] });
  });

  it('is that of both if it is a mark', async () => {
    expect(await scores('缺考')).toEqual({
      read: [[['absent', null]], [['absent', null]]],
      shown: ['缺考', '缺考'],
    });
  });
});
