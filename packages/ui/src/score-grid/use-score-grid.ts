import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CellPlace, clampPlace, placesIn } from '../internal/cell-range.js';
import { cellOf, nextPlace, type ScoreCell, type ScoreFacts } from './cell-problems.js';
import { formatClipboard, parseClipboard, placeBlock } from './clipboard-block.js';
import type { ScoreChange } from './score-sheet.js';
import { showScore } from './score-value.js';
import { useScorePlace } from './use-score-place.js';
import { useScoreWriting } from './use-score-writing.js';

/** The text being typed, and its cell. */
export interface ScoreDraft extends CellPlace {
  text: string;
  /** Begun by typing, so that arrows still move between cells. */
  fresh: boolean;
}

interface ScoreGridOptions {
  facts: ScoreFacts;
  readOnly: boolean;
  onChange: ((changes: readonly ScoreChange[]) => void) | undefined;
  /** Called with the number of cells that a paste filled and the number that did not fit. */
  onPasted: (count: number, dropped: number) => void;
}

/** The focus, the selection, the typing and the history of one grid, and the acts that keys and buttons call. */
export const useScoreGrid = ({ facts, readOnly, onChange, onPasted }: ScoreGridOptions) => {
  const { rows, columns, marks } = facts;
  const size = { rows: rows.length, columns: columns.length };
  const place = useScorePlace(size);
  const { write, undo, redo, canUndo, canRedo } = useScoreWriting(facts, onChange);
  const [draft, setDraft] = useState<ScoreDraft | null>(null);
  // Taking the field away blurs it, which must not write the same text again.
  const typing = useRef(false);

  const textAt = ({ row, column }: CellPlace) => {
    const [person, subject] = [rows[row], columns[column]];
    return person && subject ? showScore(cellOf(facts, person, subject).value, subject, marks) : '';
  };
  const isLocked = ({ row, column }: CellPlace): boolean => {
    const [person, subject] = [rows[row], columns[column]];
    return person !== undefined && subject !== undefined && cellOf(facts, person, subject).locked !== null;
  };
  const stop = (keep: boolean) => {
    if (!typing.current) return;
    typing.current = false;
    place.rest();
    if (keep && draft) write([draft]);
    setDraft(null);
  };
  const go = (next: CellPlace, extend = false) => {
    stop(true);
    place.go(clampPlace(next, size), extend);
  };
  const begin = (fresh: boolean) => {
    if (readOnly || size.rows === 0 || isLocked(place.at)) return;
    typing.current = true;
    // At once, so that the key that began it lands in the field, a composing one too.
    flushSync(() => setDraft({ ...place.at, text: fresh ? '' : textAt(place.at), fresh }));
  };
  const fill = (text: string) => {
    if (readOnly) return;
    stop(false);
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
    canUndo,
    canRedo,
    go,
    begin,
    fill,
    stop: (keep: boolean) => {
      place.refocus();
      stop(keep);
    },
    /** The field lost the focus to another element; the typed text stays. */
    leave: () => stop(true),
    type: (text: string) => setDraft(draft && { ...draft, text }),
    undo: () => back(undo),
    redo: () => back(redo),
    jump: (isWanted: (cell: ScoreCell) => boolean) => {
      const next = nextPlace(facts, place.at, isWanted);
      if (next) go(next);
    },
    copy: (): string => {
      const { top, left, bottom, right } = place.range;
      const lines = Array.from({ length: bottom - top + 1 }, (_, down) =>
        Array.from({ length: right - left + 1 }, (_each, across) =>
          textAt({ row: top + down, column: left + across }),
        ),
      );
      return formatClipboard(lines);
    },
    paste: (text: string) => {
      if (readOnly) return;
      const { placed, dropped } = placeBlock(parseClipboard(text), place.range, size);
      const last = placed.at(-1);
      stop(false);
      const taken = placed.filter((each) => !isLocked(each));
      write(taken);
      place.refocus();
      if (last) place.stretch(last);
      onPasted(taken.length, dropped + placed.length - taken.length);
    },
  };
};

export type ScoreGridModel = ReturnType<typeof useScoreGrid>;
