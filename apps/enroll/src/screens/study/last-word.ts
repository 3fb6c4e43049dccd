const patience_ms = 2_000;

let lastWord: Promise<unknown> = Promise.resolve();

/** Keeps the last report of a unit that is left, which is still under way. */
export const leaveWith = (word: Promise<unknown>): void => {
  lastWord = word;
};

/**
 * Waits for the last report of watched seconds, though not for long. A new opening that overtakes it would make the
 * server refuse it, and its seconds would be lost.
 */
export const afterLastWord = async (): Promise<void> => {
  const patience = new Promise((resolve) => setTimeout(resolve, patience_ms));
  await Promise.race([lastWord, patience]);
};
