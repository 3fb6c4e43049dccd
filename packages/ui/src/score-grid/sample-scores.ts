import type { ScoreRow } from './cell-problems.js';
import type { ScoreSheet } from './score-sheet.js';
import type { ScoreColumn, ScoreMark } from './score-value.js';

const surnames = [...'张李王陈赵孙周吴郑冯'];
const givenNames = ['晓明', '思远', '雅琴', '志强', '子龙', '明月', '海燕'];

/** The given number of candidates for the stories and tests of ScoreGrid. */
export const sampleRows = (count: number): readonly ScoreRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    label: `${surnames[index % surnames.length]}${givenNames[index % givenNames.length]}`,
    detail: `2026${String(index + 1).padStart(4, '0')}`,
  }));

export const sampleColumns: readonly ScoreColumn[] = [
  { id: 'theory', label: '理论知识' },
  { id: 'skill', label: '技能考核', decimals: 1 },
  { id: 'review', label: '综合评审', max: 60, decimals: 1 },
];

export const sampleMarks: readonly ScoreMark[] = [{ id: 'absent', label: '缺考', key: 'q' }];

export const sampleScores: ScoreSheet = {
  1: { theory: 85, skill: 78.5, review: 51 },
  2: { theory: 62, skill: 'absent', review: 40.5 },
  3: { theory: 910, skill: '8O', review: 44 },
  4: { theory: 90, skill: 88 },
};

/** A whole sheet, the same at every run. */
export const filledScores = (rows: readonly ScoreRow[], columns: readonly ScoreColumn[]): ScoreSheet =>
  Object.fromEntries(
    rows.map(({ id }, row) => [
      id,
      Object.fromEntries(columns.map((column, at) => [column.id, 40 + ((row * 7 + at * 13) % 20)])),
    ]),
  );
