import { doubtKinds } from '@skillcert/core';

export type { DoubtKind } from '@skillcert/core';

import { z } from 'zod';

/**
 * Why a candidate is in doubt, so that doubts can be distinguished and searched; what the reviewer writes says the
 * rest.
 */
export const doubtKind = z.enum(doubtKinds);
