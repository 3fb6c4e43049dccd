import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyHistory, recordStep, redoStep, undoStep } from './score-history.js';
import { applyScores, realChanges, type ScoreSheet, scoreAt } from './score-sheet.js';

const change = record({
  row_id: constantFrom('a', 'b'),
  column_id: constantFrom('x', 'y'),
  value: integer({ min: 0, max: 9 }),
});

const cells = ['a', 'b'].flatMap((row_id) => ['x', 'y'].map((column_id) => ({ row_id, column_id })));
const plain = (sheet: ScoreSheet) => cells.map((cell) => scoreAt(sheet, cell));

describe('the history', () => {
  it('takes any acts back to the first sheet and does them again to the last', () => {
    // Two changes of one cell in one act cannot happen: a cell is in a range once.
    const acts = array(array(change, { maxLength: 4 }), { maxLength: 12 });
    assert(
      property(acts, (steps) => {
        const states: ScoreSheet[] = [{ a: { x: 1 } }];
        let history = emptyHistory;
        for (const step of steps) {
          const sheet = states.at(-1) ?? {};
          const unique = step.filter(
            (one, index) =>
              step.findIndex((two) => two.row_id === one.row_id && two.column_id === one.column_id) === index,
          );
          const real = realChanges(sheet, unique);
          history = recordStep(history, sheet, real);
          states.push(applyScores(sheet, real));
        }
        let sheet = states.at(-1) ?? {};
        for (const state of states.slice(0, -1).reverse()) {
          const move = undoStep(history);
          history = move?.history ?? history;
          sheet = applyScores(sheet, move?.changes ?? []);
          expect(plain(sheet)).toEqual(plain(state));
        }
        expect(undoStep(history)).toBeNull();
        for (const state of states.slice(1)) {
          const move = redoStep(history);
          history = move?.history ?? history;
          sheet = applyScores(sheet, move?.changes ?? []);
          expect(plain(sheet)).toEqual(plain(state));
        }
        expect(redoStep(history)).toBeNull();
      }),
    );
  });

  it('forgets undone acts once another act follows', () => {
    const one = recordStep(emptyHistory, {}, [{ row_id: 'a', column_id: 'x', value: 1 }]);
    const back = undoStep(one)?.history ?? emptyHistory;
    expect(redoStep(recordStep(back, {}, [{ row_id: 'a', column_id: 'x', value: 2 }]))).toBeNull();
  });
});
