'use client';
import { type ComponentProps, type CSSProperties, lazy } from 'react';
import { classNames } from '../internal/class-names.js';
import { SurfaceView } from '../internal/surface-view.js';
import type { ContentStateProps } from '../state-view/state-view.js';
import type { ScoreLocks, ScoreRow, ScoreSaves } from './cell-problems.js';
import type { ScoreChange, ScoreSheet } from './score-sheet.js';
import type { ScoreColumn, ScoreMark } from './score-value.js';

const ScoreGridSurface = lazy(async () => ({
  default: (await import('./score-grid-surface.js')).ScoreGridSurface,
}));

export interface ScoreGridProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange'>,
    ContentStateProps {
  /** The content of the sheet; its accessible name. */
  caption: string;
  rows: readonly ScoreRow[];
  /** The subjects. */
  columns: readonly ScoreColumn[];
  /** The marks that may replace a score, each with its key. */
  marks?: readonly ScoreMark[];
  /** The entries of this person; `applyScores` makes the next ones. */
  value: ScoreSheet;
  /** In `verify`, the first person's entries. They show where the second ones differ, and never before. */
  first?: ScoreSheet;
  saves?: ScoreSaves;
  /** Cells that take no score, and why: they are shown, and never written, pasted into or counted. */
  locks?: ScoreLocks;
  /**
   * `entry`: the first entry. `verify`: the second, by another person, compared with `first`. `read`: to look at
   * and copy.
   */
  mode?: 'entry' | 'verify' | 'read';
  /** One call for each act: a cell typed, a block pasted, a range cleared, an undo. */
  onChange?: (changes: readonly ScoreChange[]) => void;
}

const noSheet: ScoreSheet = {};
const noLocks: ScoreLocks = {};
const none: readonly [] = [];

/**
 * Scores entered as in a spreadsheet. Unreadable text stays as typed, is marked and counted. Needs button.css,
 * skeleton.css, spinner.css, state-view.css and visually-hidden.css. The grid is downloaded when it is first drawn.
 */
export function ScoreGrid({
  caption,
  rows,
  columns,
  marks = none,
  value,
  first = noSheet,
  saves = {},
  locks = noLocks,
  mode = 'entry',
  onChange,
  state,
  stateTitle,
  stateText,
  stateAction,
  onRetry,
  className,
  style,
  ...rest
}: ScoreGridProps) {
  const widths: CSSProperties & Record<'--sc-score-columns', number> = {
    '--sc-score-columns': columns.length,
    ...style,
  };
  return (
    <div {...rest} className={classNames('sc-score-grid', className)} data-mode={mode} style={widths}>
      <SurfaceView {...{ state, stateTitle, stateText, stateAction, onRetry }} empty={rows.length === 0}>
        <ScoreGridSurface
          caption={caption}
          facts={{ rows, columns, marks, value, first: mode === 'verify' ? first : null, saves, locks }}
          readOnly={mode === 'read'}
          onChange={onChange}
        />
      </SurfaceView>
    </div>
  );
}
