import { missingFrom, type Stretch, studyLimits } from '@skillcert/core';

/** What of a video was watched and does not count yet, so much of it as one word may tell, from its beginning on. Both are joined. */
export const yetToTell = (watched: readonly Stretch[], seen: readonly Stretch[]): Stretch[] =>
  watched.flatMap((stretch) => missingFrom(seen, stretch)).slice(0, studyLimits.stretches_max);
