import { type SyntheticEvent, useRef, useState } from 'react';

type VideoEvent = SyntheticEvent<HTMLVideoElement>;

/** Players round their position. */
const slack = 0.5;

/**
 * Keeps the viewer within the watched part: up to `reach`, and as far as they have come since. Without it they seek
 * anywhere.
 */
export const useReach = (reach: number | undefined) => {
  const furthest = useRef(0);
  const returns = useRef(false);
  const [held, setHeld] = useState(false);
  const limit = () => (reach === undefined ? Number.POSITIVE_INFINITY : Math.max(reach, furthest.current));
  return {
    /** Whether the last move went further than one may. */
    held,
    /** A second, or the last one before it that one may move to. */
    within: (second: number) => Math.min(second, limit()),
    /** It plays, or has been moved. */
    keepFurthest: ({ currentTime, seeking }: HTMLVideoElement) => {
      if (!seeking) furthest.current = Math.max(furthest.current, currentTime);
    },
    onSeeking: ({ currentTarget }: VideoEvent) => {
      if (currentTarget.currentTime > limit() + slack) {
        returns.current = true;
        currentTarget.currentTime = limit();
        setHeld(true);
        return;
      }
      // The way back is no move of theirs.
      if (!returns.current) setHeld(false);
      returns.current = false;
    },
    /** Fast-forwarded parts do not count as watched. */
    onRateChange: ({ currentTarget }: VideoEvent) => {
      if (reach !== undefined && currentTarget.playbackRate > 1) currentTarget.playbackRate = 1;
    },
  };
};
