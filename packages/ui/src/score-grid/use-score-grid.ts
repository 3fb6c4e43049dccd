import { type CellPlace, type CellRange, clampPlace, placesIn } from '../internal/cell-range.js';
import { cellOf, nextPlace, type ScoreCell, type ScoreFacts } from './cell-problems.js';
import { formatClipboard, parseClipboard, placeBlock } from './clipboard-block.js';
import type { ScoreChange } from './score-sheet.js';
import { showScore } from './score-value.js';
import { useScoreDraft } from './use-score-draft.js';
import { useScorePlace } from './use-score-place.js';
import { useScoreWriting } from './use-score-writing.js';

interface ScoreGridOptions {
  facts: ScoreFacts;
  readOnly: boolean;
  onChange: ((changes: readonly ScoreChange[]) => void) | undefined;
  /** Called with the number of cells that a paste filled and the number that did not fit. */
  onPasted: (count: number, dropped: number) => void;
}

/** The text of a cell, as it is shown. */
const textAt = (facts: ScoreFacts, { row, column }: CellPlace): string => {
  const [person, subject] = [facts.rows[row], facts.columns[column]];
  if (!person || !subject) return '';
  return showScore(cellOf(facts, person, subject).value, subject, facts.marks);
};

/** Whether a cell takes no score. */
const isLocked = (facts: ScoreFacts, { row, column }: CellPlace): boolean => {
  const [person, subject] = [facts.rows[row], facts.columns[column]];
  return person !== undefined && subject !== undefined && cellOf(facts, person, subject).locked !== null;
};

/** The text of a range, as a sheet pastes it. */
const textIn = (facts: ScoreFacts, { top, left, bottom, right }: CellRange): string =>
  formatClipboard(
    Array.from({ length: bottom - top + 1 }, (_, down) =>
      Array.from({ length: right - left + 1 }, (_each, across) =>
        textAt(facts, { row: top + down, column: left + across }),
      ),
    ),
  );

/** The focus, the selection, the typing and the history of one grid, and the acts that keys and buttons call. */
export const useScoreGrid = ({ facts, readOnly, onChange, onPasted }: ScoreGridOptions) => {
  const size = { rows: facts.rows.length, columns: facts.columns.length };
  const place = useScorePlace(size);
  const { write, undo, redo, ...can } = useScoreWriting(facts, onChange);
  const { draft, type, ...typing } = useScoreDraft({ onRest: place.rest, onKept: (kept) => write([kept]) });
  const go = (next: CellPlace, extend = false) => {
    typing.stop(true);
    place.go(clampPlace(next, size), extend);
  };
  const begin = (fresh: boolean) => {
    if (readOnly || size.rows === 0 || isLocked(facts, place.at)) return;
    typing.begin({ ...place.at, text: fresh ? '' : textAt(facts, place.at), fresh });
  };
  const fill = (text: string) => {
    if (readOnly) return;
    typing.stop(false);
    place.refocus();
    write(placesIn(place.range).map((each) => ({ ...each, text })));
  };
  const back = (step: typeof undo) => {
    const first = readOnly ? null : step();
    if (first) go(first);
    else place.refocus();
  };
  return {
    ...place,
    size,
    draft,
    readOnly,
    ...can,
    go,
    begin,
    fill,
    stop: (keep: boolean) => {
      place.refocus();
      typing.stop(keep);
    },
    /** The field lost the focus to another element; the typed text stays. */
    leave: () => typing.stop(true),
    type,
    undo: () => back(undo),
    redo: () => back(redo),
    jump: (isWanted: (cell: ScoreCell) => boolean) => {
      const next = nextPlace(facts, place.at, isWanted);
      if (next) go(next);
    },
    copy: (): string => textIn(facts, place.range),
    paste: (text: string) => {
      if (readOnly) return;
      const { placed, dropped } = placeBlock(parseClipboard(text), place.range, size);
      const last = placed.at(-1);
      typing.stop(false);
      const taken = placed.filter((each) => !isLocked(facts, each));
      write(taken);
      place.refocus();
      if (last) place.stretch(last);
      onPasted(taken.length, dropped + placed.length - taken.length);
    },
  };
};

export type ScoreGridModel = ReturnType<typeof useScoreGrid>;
