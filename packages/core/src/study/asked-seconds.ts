import { studyLimits } from './study-limits.js';

/**
 * The number of seconds that a unit requires: its required minutes, at most the length of its video without
 * the last few seconds, before which players stop. The length is in seconds, and null if there is no video.
 */
export const askedSeconds = (required_minutes: number, video_seconds: number | null): number => {
  const required = required_minutes * 60;
  if (video_seconds === null) return required;
  return Math.min(required, Math.max(1, video_seconds - studyLimits.video_end_seconds));
};

/** The most minutes that a unit with a video of this length may require. */
export const videoMinutes = (video_seconds: number): number => Math.ceil(video_seconds / 60);
