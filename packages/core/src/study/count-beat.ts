import { askedSeconds } from './asked-seconds.js';
import { studyLimits } from './study-limits.js';

/** The seconds that one beat adds, and the moment up to which time is counted after it. */
interface CountedBeat {
  readonly seconds: number;
  readonly counted_to: number;
}

const secondMs = 1_000;

/**
 * Counts the whole seconds since `counted_to`, at most those of one beat: any number of reports, at once or
 * late, never adds up to more than the clock. The rest of a second counts with the next beat. Both moments
 * are in milliseconds.
 */
export const countBeat = (counted_to: number, now: number): CountedBeat => {
  const most = studyLimits.beat_most_seconds;
  const seconds = Math.floor((now - counted_to) / secondMs);
  // Another server's clock may be behind: nothing is counted twice, nor taken back.
  if (!(seconds > 0)) return { seconds: 0, counted_to };
  return seconds > most
    ? { seconds: most, counted_to: now }
    : { seconds, counted_to: counted_to + seconds * secondMs };
};

/**
 * Whether the given seconds complete a unit; one that requires none is done once it is opened.
 * `video_seconds` is the length of its video, null if there is none.
 */
export const isUnitDone = (
  seconds: number,
  required_minutes: number,
  video_seconds: number | null = null,
): boolean => seconds >= askedSeconds(required_minutes, video_seconds);
