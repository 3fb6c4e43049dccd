import { studyLimits } from './study-limits.js';

/**
 * How many seconds a unit asks for: its required minutes, though no more than its video has, but for the last few, before which players stop. The
 * length is in seconds, and null where there is none.
 */
export const askedSeconds = (required_minutes: number, video_seconds: number | null): number => {
  const required = required_minutes * 60;
  if (video_seconds === null) return required;
  return Math.min(required, Math.max(1, video_seconds - studyLimits.video_end_seconds));
};

/** The most minutes that a unit with a video of so many seconds may ask for. */
export const videoMinutes = (video_seconds: number): number => Math.ceil(video_seconds / 60);
