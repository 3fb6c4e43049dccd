import { furthestOf, joinStretches, type Stretch } from '@skillcert/core';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../client/call.js';
import { type Beat, type BeatState, createBeat, type Heard } from './create-beat.js';
import { heardOf } from './heard-of.js';
import { leaveWith } from './last-word.js';
import { usePageSeen } from './use-page-seen.js';
import type { OpenedUnit, UnitIds } from './use-study-unit.js';
import { yetToReport } from './yet-to-report.js';

const second_ms = 1_000;
const retry_ms = 5 * second_ms;
const glance_ms = 5 * second_ms;
const lost_max = 3;

type Progress = Pick<OpenedUnit, 'seconds' | 'seen' | 'done_at'>;

const reportHeard = async (word: () => Promise<Heard>): Promise<Heard> => {
  try {
    return await word();
  } catch (error) {
    return heardOf(error);
  }
};

/**
 * Counts the minutes of an open unit while it is learned, keeps its place, and detects that it is learned
 * elsewhere.
 */
export const useLearning = ({ enrolment_id, study_unit_id }: UnitIds, unit: OpenedUnit) => {
  const isSeen = usePageSeen();
  const [isPlaying, setPlaying] = useState(false);
  const [state, setState] = useState<BeatState>(unit.session_no === null ? 'over' : 'resting');
  const [isNotified, setTold] = useState(false);
  const [progress, setProgress] = useState<Progress>(unit);
  const [start, setStart] = useState(unit.place);
  const place = useRef(unit.place);
  /** The stretches of a video watched on this page. */
  const watched = useRef<readonly Stretch[]>([]);
  const beat = useRef<Beat>(undefined);

  useEffect(() => {
    if (unit.session_no === null) return;
    const ids = { enrolment_id, study_unit_id };
    let { session_no } = unit;
    /** The number of times it was opened here since; one without an answer may have counted. */
    let asked = 0;
    let seen: readonly Stretch[] = unit.seen;
    let isHere = true;
    const keep = (next: Progress) => {
      seen = next.seen;
      if (isHere) setProgress(next);
    };
    const made = createBeat({
      begin: () =>
        reportHeard(async () => {
          asked += 1;
          const again = await call('study/openStudyUnit', ids, { quiet: true });
          if (again.session_no === null) return 'over';
          // Another page or device opened a unit meanwhile. A candidate who learned this one there continues from
          // there.
          const wasElsewhere = again.session_no > session_no + asked;
          asked = 0;
          if (isHere && wasElsewhere && again.place !== place.current) {
            place.current = again.place;
            setStart(again.place);
          }
          session_no = again.session_no;
          keep(again);
          return 'heard';
        }),
      beat: () =>
        reportHeard(async () => {
          // Stretches that an earlier report did not cover, or lost, are reported again.
          const told = yetToReport(watched.current, seen);
          const word = { ...ids, session_no, place: place.current, watched: told };
          keep(await call('study/keepLearning', word, { quiet: true }));
          return 'heard';
        }),
      onState: (next) => {
        if (!isHere) return;
        setState(next);
        if (next === 'taken') setTold(false);
        // After a new proof the unit is shown anew, at rest.
        if (next === 'unproven') {
          setStart(place.current);
          setPlaying(false);
        }
      },
      begun: unit.kind !== 'video',
      beat_ms: unit.beat_seconds * second_ms,
      retry_ms,
      glance_ms,
      lost_max,
    });
    beat.current = made;
    return () => {
      isHere = false;
      leaveWith(made.rest());
    };
  }, [enrolment_id, study_unit_id, unit]);

  // A text and a document are read while they are in sight, a video is seen while it plays.
  const isLearning = isSeen && (isPlaying || unit.kind !== 'video');
  useEffect(() => {
    if (isLearning) beat.current?.learn();
    else void beat.current?.rest();
  }, [isLearning]);

  return {
    state,
    progress,
    /** The start of the unit: the last place, here or elsewhere. */
    start,
    /** Whether the notice that it is learned elsewhere is still to be shown. */
    isTaken: state === 'taken' && !isNotified,
    /** The notice was shown; the page stays readable. */
    tell: () => setTold(true),
    /** Learns here again, once it was taken elsewhere or the proof was over. */
    takeBack: () => {
      beat.current?.takeBack();
      if (isLearning) beat.current?.learn();
    },
    /** It is done otherwise than by its minutes. */
    finish: (done_at: string) => setProgress((now) => ({ ...now, done_at })),
    play: setPlaying,
    /** The second of a video up to which one may seek; undefined once nothing depends on it any more. */
    reach: state === 'over' || progress.done_at !== null ? undefined : furthestOf(progress.seen),
    keepWatched: (stretches: readonly Stretch[]) => {
      watched.current = joinStretches([...watched.current, ...stretches]);
    },
    keepPlace: (next: number) => {
      place.current = next;
    },
  };
};

/** The state of a learning candidate. */
export type Learning = ReturnType<typeof useLearning>;
