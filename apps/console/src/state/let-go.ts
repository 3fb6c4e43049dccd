const holders = new Set<() => void>();

/** Names what lets go of what one account has read before another account is here: `letGo` is run then. */
export const holds = (letGo: () => void): void => void holders.add(letGo);

/** Forgets what an account has read. */
export const letGoOfAll = (): void => {
  for (const letGo of holders) letGo();
};
