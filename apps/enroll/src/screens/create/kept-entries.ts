import type { Begun } from './draft-entries.js';

const kept = new Map<number, Begun>();

/** What was typed for a class earlier on this page. It lives in memory only, never in the browser's storage. */
export const keptEntries = (class_id: number): Begun | undefined => kept.get(class_id);

/** Keeps it while the candidate looks at another screen of the site. */
export const keepEntries = (class_id: number, begun: Begun): void => {
  kept.set(class_id, begun);
};

/** Forgets it once it is sent, or deleted. */
export const forgetEntries = (class_id: number): void => {
  kept.delete(class_id);
};
