import { furthestOf, joinStretches, missingFrom, type Stretch } from './stretches.js';
import { studyLimits } from './study-limits.js';

interface Watching {
  /** What counts already, joined. */
  readonly seen: readonly Stretch[];
  /** What a page says to have been watched; no more than its word. */
  readonly watched: readonly Stretch[];
  /** The seconds that have passed for it by the server's clock. */
  readonly passed: number;
  /** How far the video can have been watched at all. */
  readonly reach: number;
}

/**
 * What counts of a video once a page has said what was watched of it, joined. Only what does not count yet is added, from its first second on, and no
 * more of it than has passed: what is watched again or said again adds nothing. Whoever skips ahead has not watched what lies between, and
 * what they saw behind it counts once they have come there.
 */
export const countWatched = ({ seen, watched, passed, reach }: Watching): readonly Stretch[] => {
  let counted = seen;
  let left = passed;
  for (const { from, to } of joinStretches(watched)) {
    if (from > furthestOf(counted) + studyLimits.watch_slack_seconds) break;
    for (const gap of missingFrom(counted, { from, to: Math.min(to, reach) })) {
      const taken = Math.min(left, gap.to - gap.from);
      counted = joinStretches([...counted, { from: gap.from, to: gap.from + taken }]);
      left -= taken;
    }
  }
  return counted;
};

interface Sent {
  /** How long the video is; null where nobody knows. */
  readonly seconds: number | null;
  /** Of its file, in bytes. */
  readonly size: number;
  /** How many of these bytes were sent to whoever watches. */
  readonly sent: number;
}

/**
 * How far somebody can have come in a video of which they were sent so much: nowhere without a byte of it, and not to its end with a few of them. A
 * stretch of it may be as lean as its mean divided by `studyLimits.video_leanness`.
 */
export const watchReach = ({ seconds, size, sent }: Sent): number => {
  if (!(sent > 0)) return 0;
  if (seconds === null) return studyLimits.place_max;
  return Math.min(seconds, Math.ceil((seconds * studyLimits.video_leanness * sent) / size));
};
