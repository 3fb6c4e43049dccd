/** What lets go of what an account has read; each is run before another account is here (state/session.ts). */
export const letGo = new Set<() => void>();
