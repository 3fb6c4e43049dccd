/** The functions that drop an account's data; each runs before another account is here (state/session.ts). */
export const letGo = new Set<() => void>();
