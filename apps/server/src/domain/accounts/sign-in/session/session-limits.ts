/** How long a session lives, in seconds. */
export const sessionLimits = {
  /** Without a call. */
  idle: 30 * 60,
  /** In a browser, whatever happens. */
  bound: 12 * 60 * 60,
  /** Of a program, whose token alone opens it. */
  bearer: 60 * 60,
} as const;
