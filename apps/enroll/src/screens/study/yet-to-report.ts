import { missingFrom, type Stretch, studyLimits } from '@skillcert/core';

/**
 * The watched stretches of a video that do not count yet, as many as one report may hold, from the beginning on.
 * Both lists are joined.
 */
export const yetToReport = (watched: readonly Stretch[], seen: readonly Stretch[]): Stretch[] =>
  watched.flatMap((stretch) => missingFrom(seen, stretch)).slice(0, studyLimits.stretches_max);
