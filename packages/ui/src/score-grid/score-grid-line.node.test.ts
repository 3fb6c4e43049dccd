import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleColumns, sampleMarks, sampleRows, sampleScores } from './sample-scores.js';
import { ScoreGridLine } from './score-grid-line.js';
import { scoreGridWords } from './score-grid-words.js';
import type { ScoreGridModel } from './use-score-grid.js';

it('repeats the number of the row in full under the grid, which its column may cut', () => {
  const rows = sampleRows(1).map((row) => ({ ...row, detail: 'ZKY-AI4-2026-0117-T0001' }));
  const sheet = { value: sampleScores, first: null, saves: {} };
  const line = createElement(ScoreGridLine, {
    facts: { rows, columns: sampleColumns, marks: sampleMarks, ...sheet },
    words: scoreGridWords.zh,
    grid: { at: { row: 0, column: 0 }, readOnly: true } as ScoreGridModel,
    keysId: 'keys',
  });
  expect(renderToStaticMarkup(line)).toContain('张晓明 · ZKY-AI4-2026-0117-T0001 · 理论知识');
});
