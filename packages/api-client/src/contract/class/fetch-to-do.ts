import { z } from 'zod';
import { registrationDesk } from '../access.js';
import { endpoint } from '../endpoint.js';

/** Up to here work is counted; what is more is said as more. */
export const toDoCountMax = 1_000;

/** How much of a kind waits, at most {@link toDoCountMax}; null where this kind is not the account's work. */
const count = z.number().int().min(0).max(toDoCountMax).nullable();

/** The work that waits for the account in the classes of its scope. */
export const fetchToDo = endpoint('class/fetchToDo', {
  summary: 'Work that waits for the account, by kind',
  input: z.strictObject({}),
  output: z.object({
    /** Classes that were submitted and wait for the platform's check. */
    to_check: count,
    /** Own classes that were sent back. */
    to_mend: count,
    /** Candidates who wait for their review. */
    to_review: count,
    /** Candidates who were set aside as doubtful. */
    doubtful: count,
    /** Classes whose enrolment ends within seven days. */
    ending_soon: count,
  }),
  access: registrationDesk,
  example: {
    input: {},
    output: { to_check: 2, to_mend: null, to_review: 41, doubtful: 3, ending_soon: 1 },
  },
});
