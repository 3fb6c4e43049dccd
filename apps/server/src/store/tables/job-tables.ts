import type { Instant } from './column.js';

/** Which server runs a recurring job, and until when. */
export interface JobLeaseTable {
  name: string;
  locked_until: Instant;
  holder: string;
}
