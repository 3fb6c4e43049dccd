'use client';
import { CircleAlert, EqualNot, Redo2, Undo2 } from 'lucide-react';
import { Button } from '../button/button.js';
import { IconButton } from '../icon-button/icon-button.js';
import { isDifferent, isToCorrect, type ScoreFacts, summarise } from './cell-problems.js';
import type { ScoreGridWords } from './score-grid-words.js';
import type { ScoreGridModel } from './use-score-grid.js';

interface ScoreGridBarProps {
  facts: ScoreFacts;
  words: ScoreGridWords;
  grid: ScoreGridModel;
}

/** Progress of the sheet, the number of problems, and the actions that have no place in a cell. */
export function ScoreGridBar({ facts, words, grid }: ScoreGridBarProps) {
  const { total, entered, toCorrect, differ, unsaved } = summarise(facts);
  return (
    <div className="sc-score-bar">
      <div role="status" className="sc-score-sums">
        <span>{words.entered(entered, total)}</span>
        {unsaved > 0 && <span className="sc-score-unsaved">{words.unsavedCount(unsaved)}</span>}
        {toCorrect > 0 && (
          <Button
            size="small"
            className="sc-score-jump"
            data-tone="danger"
            icon={<CircleAlert aria-hidden="true" />}
            onClick={() => grid.jump(isToCorrect)}
          >
            {words.toCorrect(toCorrect)}
          </Button>
        )}
        {differ > 0 && (
          <Button
            size="small"
            className="sc-score-jump"
            data-tone="warning"
            icon={<EqualNot aria-hidden="true" />}
            onClick={() => grid.jump(isDifferent)}
          >
            {words.differ(differ)}
          </Button>
        )}
      </div>
      {!grid.readOnly && (
        <div className="sc-score-acts">
          {facts.marks.map((mark) => (
            <Button key={mark.id} size="small" onClick={() => grid.fill(mark.id)}>
              {mark.label} <kbd className="sc-score-key">{mark.key.toUpperCase()}</kbd>
            </Button>
          ))}
          <IconButton
            size="small"
            label={words.undo}
            icon={<Undo2 aria-hidden="true" />}
            disabled={!grid.canUndo}
            onClick={() => grid.undo()}
          />
          <IconButton
            size="small"
            label={words.redo}
            icon={<Redo2 aria-hidden="true" />}
            disabled={!grid.canRedo}
            onClick={() => grid.redo()}
          />
        </div>
      )}
    </div>
  );
}
