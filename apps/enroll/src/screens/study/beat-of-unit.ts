import type { Stretch } from '@skillcert/core';
import { call } from '../../client/call.js';
import { type Beat, type BeatState, createBeat, type Heard } from './create-beat.js';
import { heardOf } from './heard-of.js';
import type { OpenedUnit, UnitIds } from './use-study-unit.js';
import { yetToReport } from './yet-to-report.js';

const second_ms = 1_000;

const patience = { retry_ms: 5 * second_ms, glance_ms: 5 * second_ms, lost_max: 3 } as const;

/** The minutes of a unit that count, the watched stretches, and when it was done. */
export type Progress = Pick<OpenedUnit, 'seconds' | 'seen' | 'done_at'>;

interface OpenUnit {
  readonly ids: UnitIds;
  readonly unit: OpenedUnit;
  readonly session_no: number;
  readonly place: () => number;
  readonly watched: () => readonly Stretch[];
}

interface UnitEvents {
  readonly onProgress: (progress: Progress) => void;
  /** It was learned on another page meanwhile, up to this place. */
  readonly onElsewhere: (place: number) => void;
  readonly onState: (state: BeatState) => void;
}

const reportHeard = async (word: () => Promise<Heard>): Promise<Heard> => {
  try {
    return await word();
  } catch (error) {
    return heardOf(error);
  }
};

const reportsOf = (open: OpenUnit, { onProgress, onElsewhere }: UnitEvents) => {
  const { ids, unit, place, watched } = open;
  let { session_no } = open;
  /** The number of times it was opened here since; one without an answer may have counted. */
  let asked = 0;
  let seen: readonly Stretch[] = unit.seen;
  const keep = (next: Progress) => {
    seen = next.seen;
    onProgress(next);
  };
  return {
    begin: () =>
      reportHeard(async () => {
        asked += 1;
        const again = await call('study/openStudyUnit', ids, { quiet: true });
        if (again.session_no === null) return 'over';
        // Another page or device opened a unit meanwhile. A candidate who learned this one there continues from
        // there.
        const wasElsewhere = again.session_no > session_no + asked;
        asked = 0;
        if (wasElsewhere && again.place !== place()) onElsewhere(again.place);
        session_no = again.session_no;
        keep(again);
        return 'heard';
      }),
    beat: () =>
      reportHeard(async () => {
        // Stretches that an earlier report did not cover, or lost, are reported again.
        const told = yetToReport(watched(), seen);
        const word = { ...ids, session_no, place: place(), watched: told };
        keep(await call('study/keepLearning', word, { quiet: true }));
        return 'heard';
      }),
  };
};

/** The beat of a unit that is open on this page: each report has the place and the stretches that were watched. */
export const beatOfUnit = (open: OpenUnit, events: UnitEvents): Beat =>
  createBeat({
    ...reportsOf(open, events),
    ...patience,
    onState: events.onState,
    begun: open.unit.kind !== 'video',
    beat_ms: open.unit.beat_seconds * second_ms,
  });
