import { furthestOf, joinStretches, missingFrom, type Stretch } from './stretches.js';
import { studyLimits } from './study-limits.js';

interface Watching {
  /** The stretches that count already, joined. */
  readonly seen: readonly Stretch[];
  /** The stretches that a page reports as watched; a claim, not a proof. */
  readonly watched: readonly Stretch[];
  /** The seconds that have passed for it by the server's clock. */
  readonly passed: number;
  /** The furthest point that can have been watched at all. */
  readonly reach: number;
}

/**
 * The parts of a video that count after a page reported what was watched, joined. Only new parts are added,
 * from the first second of each on, and no more of them than the time that has passed: watching or reporting
 * again adds nothing. A part that was skipped is not watched, and a part behind it counts once the viewer has
 * reached it.
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
  /** The length of the video; null if unknown. */
  readonly seconds: number | null;
  /** Of its file, in bytes. */
  readonly size: number;
  /** The number of these bytes that were sent to the viewer. */
  readonly sent: number;
}

/**
 * The furthest point of a video that a viewer can have reached with the bytes sent: none without a byte, and
 * not the end with a few. A stretch may be as lean as the mean divided by `studyLimits.video_leanness`.
 */
export const watchReach = ({ seconds, size, sent }: Sent): number => {
  if (!(sent > 0)) return 0;
  if (seconds === null) return studyLimits.place_max;
  return Math.min(seconds, Math.ceil((seconds * studyLimits.video_leanness * sent) / size));
};
