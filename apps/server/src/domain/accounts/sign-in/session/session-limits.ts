/** How long a session lives, in seconds. */
export const sessionLimits = {
  /** The time without a call after which a session ends. */
  idle: 30 * 60,
  /** The longest life of a session in a browser. */
  bound: 12 * 60 * 60,
  /** The longest life of a session of a program, whose token alone opens it. */
  bearer: 60 * 60,
} as const;
