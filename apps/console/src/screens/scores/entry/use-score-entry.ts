import type { InputOf } from '@skillcert/api-client';
import { type ExamScore, scoreMarks } from '@skillcert/core';
import {
  applyScores,
  type ScoreChange,
  type ScoreSave,
  type ScoreSaves,
  type ScoreSheet,
  type ScoreValue,
} from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { useWords } from '../../../messages/words-state.js';
import type { ScoreLists } from '../use-score-lists.js';

type Cell = InputOf<'score/saveScores'>['cells'][number];
type Place = Pick<ScoreChange, 'row_id' | 'column_id'>;
type SaveState = Exclude<ScoreSave['state'], 'refused'>;

const nameOf = ({ row_id, column_id }: Place) => `${row_id}/${column_id}`;

/** The values that can be sent: unreadable text is corrected first. */
const readable = (value: ScoreValue): ExamScore | null | undefined =>
  typeof value === 'string' ? scoreMarks.find((mark) => mark === value) : value;

const marked = (saves: ScoreSaves, cells: readonly Place[], state: SaveState | undefined): ScoreSaves => {
  const next = { ...saves };
  for (const { row_id, column_id } of cells) {
    next[row_id] = { ...next[row_id], [column_id]: state && { state } };
  }
  return next;
};

const savedIn = (saves: ScoreSaves): readonly Place[] =>
  Object.entries(saves).flatMap(([row_id, row = {}]) =>
    Object.entries(row).flatMap(([column_id, save]) =>
      save?.state === 'saved' ? [{ row_id, column_id }] : [],
    ),
  );

const without = (sheet: ScoreSheet, cells: readonly Place[]): ScoreSheet => {
  const gone = new Set(cells.map(nameOf));
  return Object.fromEntries(
    Object.entries(sheet).map(([row_id, row = {}]) => [
      row_id,
      Object.fromEntries(
        Object.entries(row).filter(([column_id]) => !gone.has(nameOf({ row_id, column_id }))),
      ),
    ]),
  );
};

const cellsOf = (changes: readonly ScoreChange[]): Cell[] =>
  changes.flatMap(({ row_id, column_id, value }) => {
    const score = readable(value);
    return score === undefined ? [] : [{ enrolment_id: Number(row_id), subject: column_id, score }];
  });

/** The server's entries of this person, with the input over them. */
const withTyped = (rows: ScoreLists['rows'], typed: ScoreSheet): ScoreSheet =>
  Object.fromEntries(
    rows.map(({ enrolment_id, scores }) => {
      const known = Object.fromEntries(scores.map(({ subject, own, score }) => [subject, own ?? score]));
      return [String(enrolment_id), { ...known, ...typed[String(enrolment_id)] }];
    }),
  );

/**
 * Input since the last read lies over the server's entries of this person; every act is saved at once, one after
 * the other.
 */
export const useScoreEntry = ({ class_id, rows }: Pick<ScoreLists, 'class_id' | 'rows'>) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const [typed, setTyped] = useState<ScoreSheet>({});
  const [saves, setSaves] = useState<ScoreSaves>({});
  const waiting = useRef(new Map<string, ScoreChange>());
  const sent = useRef<Promise<void>>(Promise.resolve());

  const send = async () => {
    const batch = [...waiting.current.values()];
    if (batch.length === 0) return;
    waiting.current = new Map();
    setSaves((known) => marked(known, batch, 'saving'));
    const saving = { class_id, cells: cellsOf(batch) };
    const answer = await attempt(() => call('score/saveScores', saving, { key: crypto.randomUUID() }));
    if (!answer) {
      // They go along with the next act; later input is newer.
      for (const change of batch) {
        if (!waiting.current.has(nameOf(change))) waiting.current.set(nameOf(change), change);
      }
      setSaves((known) => marked(known, batch, 'unsaved'));
      return;
    }
    const late = answer.cells
      .filter(({ outcome }) => outcome === 'settled')
      .map(({ enrolment_id, subject }) => ({ row_id: String(enrolment_id), column_id: subject }));
    setSaves((known) => marked(marked(known, batch, 'saved'), late, undefined));
    await queries.invalidateQueries({ queryKey: ['score'] });
    if (late.length === 0) return;
    setTyped((known) => without(known, late));
    toaster.show({ tone: 'warning', message: t('scores.settled', { count: late.length }) });
  };

  const change = (changes: readonly ScoreChange[]) => {
    setTyped((known) => applyScores(known, changes));
    for (const each of changes) {
      if (readable(each.value) === undefined) waiting.current.delete(nameOf(each));
      else waiting.current.set(nameOf(each), each);
    }
    setSaves((known) => marked(known, changes, 'unsaved'));
    sent.current = sent.current.then(send);
  };

  /** Saved input is read again: its figure may have changed since. */
  const forgetSaved = () => {
    const saved = savedIn(saves);
    setTyped((sheet) => without(sheet, saved));
    setSaves((now) => marked(now, saved, undefined));
  };
  return { value: withTyped(rows, typed), saves, change, forgetSaved };
};
