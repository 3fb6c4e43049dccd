import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sampleColumns, sampleMarks, sampleRows } from './sample-scores.js';
import { ScoreGridLine } from './score-grid-line.js';
import type { scoreGridWords } from './score-grid-words.js';
import type { ScoreGridModel } from './use-score-grid.js';

describe('the line under the grid', () => {
  it('repeats the number of the row in full, which its column may cut', () => {
    const rows = sampleRows(1).map((row) => ({ ...row, detail: 'ZKY-AI4-2026-0117-T0001' }));
    const facts = { rows, columns: sampleColumns, marks: sampleMarks, value: {}, saves: {}, locks: {} };
    const grid = { at: { row: 0, column: 0 }, readOnly: true };
    const line = createElement(ScoreGridLine, {
      facts: facts as unknown as Parameters<typeof ScoreGridLine>[0]['facts'],
      words: {} as unknown as typeof scoreGridWords.zh,
      grid: grid as unknown as ScoreGridModel,
      keysId: 'keys',
    });
    expect(renderToStaticMarkup(line)).toContain('ZKY-AI4-2026-0117-T0001');
  });
});
