/** A stretch of a video in whole seconds: from its first one up to the one after its last. */
export interface PlayedStretch {
  readonly from: number;
  readonly to: number;
}

/** The part of the browser's time ranges that is used. */
type Played = Pick<TimeRanges, 'length' | 'start' | 'end'>;

/**
 * The played stretches, in order. A second that was begun counts as played once the next one is reached, the very
 * last one also if the video has ended.
 */
export const playedStretches = (played: Played, ended: boolean): readonly PlayedStretch[] =>
  Array.from({ length: played.length }, (_, index) => {
    const end = played.end(index);
    const isLast = ended && index === played.length - 1;
    return { from: Math.floor(played.start(index)), to: isLast ? Math.ceil(end) : Math.floor(end) };
  }).filter(({ from, to }) => to > from);
