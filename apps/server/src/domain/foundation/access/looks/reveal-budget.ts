import { limits } from '@skillcert/core';

/** Looks at unmasked data that one account has a day. */
export const revealBudget = { name: 'reveal', hits: limits.reveals_per_day, seconds: 86_400 };
