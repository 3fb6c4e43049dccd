const patience_ms = 2_000;

let lastWord: Promise<unknown> = Promise.resolve();

/** Keeps the last report of a unit that is left, which is still under way. */
export const leaveWith = (word: Promise<unknown>): void => {
  lastWord = word;
};

/** Waits for it, though not for long: an opening that overtakes it would have it refused, and its seconds with it. */
export const afterLastWord = async (): Promise<void> => {
  const patience = new Promise((resolve) => setTimeout(resolve, patience_ms));
  await Promise.race([lastWord, patience]);
};
