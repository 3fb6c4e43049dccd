import type { Begun } from './draft-entries.js';

interface Kept {
  /** The phone they were typed for. */
  readonly phone_masked: string;
  readonly begun: Begun;
}

const kept = new Map<number, Kept>();

/**
 * The entries for a class from earlier on this page, for the same phone: a person who proves another one here next
 * sees nothing of them. They live in memory only, never in the browser's storage.
 */
export const keptEntries = (class_id: number, phone_masked: string | undefined): Begun | undefined => {
  const found = kept.get(class_id);
  return found?.phone_masked === phone_masked ? found?.begun : undefined;
};

/** Keeps them while the candidate visits another screen of the site. */
export const keepEntries = (class_id: number, phone_masked: string, begun: Begun): void => {
  kept.set(class_id, { phone_masked, begun });
};

/** Forgets it once it is sent, or deleted. */
export const forgetEntries = (class_id: number): void => {
  kept.delete(class_id);
};

/** Drops them for every class: their author leaves. */
export const forgetAllEntries = (): void => kept.clear();
