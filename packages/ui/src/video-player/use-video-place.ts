import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { beginAt } from './begin-at.js';
import { type PlayedStretch, playedStretches } from './played-stretches.js';
import { useReach } from './use-reach.js';

interface VideoPlaceOptions {
  start: number;
  reach: number | undefined;
  onPlaceChange: ((second: number) => void) | undefined;
  onWatchedChange: ((stretches: readonly PlayedStretch[]) => void) | undefined;
}

/** The place in a video: moves there, reports where it is, and keeps it within reach. */
export const useVideoPlace = (
  video: RefObject<HTMLVideoElement | null>,
  { start, reach, onPlaceChange, onWatchedChange }: VideoPlaceOptions,
) => {
  const place = useRef(start);
  const { held, within, keepFurthest, onSeeking, onRateChange } = useReach(reach);
  const goToPlace = () => {
    const node = video.current;
    // Before its length is known there is nowhere to go; `loadedmetadata` comes later.
    if (!node || node.readyState < HTMLMediaElement.HAVE_METADATA) return;
    const second = within(beginAt(place.current, node.duration));
    if (Math.floor(node.currentTime) !== Math.floor(second)) node.currentTime = second;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another start moves it
  useEffect(() => {
    place.current = start;
    goToPlace();
  }, [start]);
  return {
    /** Whether the last move went further than one may. */
    held,
    onSeeking,
    onRateChange,
    goToPlace,
    tellPlace: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
      // A position that is still being sought may be a forbidden one, so it does not count.
      if (currentTarget.seeking) return;
      keepFurthest(currentTarget);
      place.current = currentTarget.currentTime;
      onPlaceChange?.(Math.floor(place.current));
      onWatchedChange?.(playedStretches(currentTarget.played, currentTarget.ended));
    },
  };
};
