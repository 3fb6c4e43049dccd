import { furthestOf, joinStretches, type Stretch } from '@skillcert/core';
import { useEffect, useRef, useState } from 'react';
import { beatOfUnit, type Progress } from './beat-of-unit.js';
import type { Beat, BeatState } from './create-beat.js';
import { leaveWith } from './last-word.js';
import { usePageSeen } from './use-page-seen.js';
import type { OpenedUnit, UnitIds } from './use-study-unit.js';

/** The beat of an open unit, and what its reports brought. */
const useBeat = ({ enrolment_id, study_unit_id }: UnitIds, unit: OpenedUnit) => {
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
    const { session_no } = unit;
    if (session_no === null) return;
    const ids = { enrolment_id, study_unit_id };
    let isHere = true;
    const made = beatOfUnit(
      { ids, unit, session_no, place: () => place.current, watched: () => watched.current },
      {
        onProgress: (next) => isHere && setProgress(next),
        onElsewhere: (there) => {
          if (!isHere) return;
          place.current = there;
          setStart(there);
        },
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
      },
    );
    beat.current = made;
    return () => {
      isHere = false;
      leaveWith(made.rest());
    };
  }, [enrolment_id, study_unit_id, unit]);

  const keepWatched = (stretches: readonly Stretch[]) => {
    watched.current = joinStretches([...watched.current, ...stretches]);
  };
  const keepPlace = (next: number) => {
    place.current = next;
  };
  const kept = { state, progress, setProgress, start, isPlaying, setPlaying, isNotified, setTold };
  return { beat, ...kept, keepWatched, keepPlace };
};

/**
 * Counts the minutes of an open unit while it is learned, keeps its place, and detects that it is learned
 * elsewhere.
 */
export const useLearning = (ids: UnitIds, unit: OpenedUnit) => {
  const isSeen = usePageSeen();
  const { beat, isPlaying, state, isNotified, setTold, progress, start, ...kept } = useBeat(ids, unit);

  // A text and a document are read while they are in sight, a video is seen while it plays.
  const isLearning = isSeen && (isPlaying || unit.kind !== 'video');
  useEffect(() => {
    if (isLearning) beat.current?.learn();
    else void beat.current?.rest();
  }, [isLearning, beat]);

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
    finish: (done_at: string) => kept.setProgress((now) => ({ ...now, done_at })),
    play: kept.setPlaying,
    /** The second of a video up to which one may seek; undefined once nothing depends on it any more. */
    reach: state === 'over' || progress.done_at !== null ? undefined : furthestOf(progress.seen),
    keepWatched: kept.keepWatched,
    keepPlace: kept.keepPlace,
  };
};

/** The state of a learning candidate. */
export type Learning = ReturnType<typeof useLearning>;
