import { limits } from '@skillcert/core';

const day_ms = 86_400_000;

/** Until when what is returned at this moment can be mended. */
export const mendEnd = (now: Date): Date => new Date(now.getTime() + limits.mend_days * day_ms);
