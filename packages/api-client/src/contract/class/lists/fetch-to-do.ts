import { z } from 'zod';
import { registrationDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { waitingCount } from '../../fields.js';

/** Null where this kind is not the account's work. */
const count = waitingCount.nullable();

/**
 * The work that waits for the account in the classes of its scope, and the platform's own waiting work. Work that
 * the account began itself and another person must continue does not count.
 */
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
    /** Classes that the account runs and whose stage is past its deadline. */
    overdue: count,
    /** Classes in an unfinished stage whose deadline is near enough for a reminder. */
    due_soon: count,
    /** Steps of classes that another person requested and that wait for a second person. */
    steps: count,
    /** Payments that were declared with a proof, or came in late. */
    payments: count,
    /** Refunds that wait for an approval, or for the proof of their transfer. */
    refunds: count,
    /** Invoices that were asked for and are not issued, counter-entries among them. */
    invoices: count,
    /** Moves on the day of an exam that another person requested and that wait for a second person. */
    day_moves: count,
    /**
     * Scores that wait for another person: a second entry, the decision of a conflict, the confirmation of an
     * amendment.
     */
    scores: count,
    /** Candidates' requests to have a published score checked again. */
    rechecks: count,
    /** Certificates that have their number and are not issued. */
    certificates: count,
    /** Mailings that another person requested and that wait for a second person. */
    mailings: count,
    /** Classes whose institution's message balance is below its alarm. */
    credit: count,
    /** Accounts of people who run classes that wait for approval, such as of units that registered. */
    accounts: count,
    /** Registration accounts that wait for approval. */
    editors: count,
    /** Requests about administrators in which the account is the second person. */
    grants: count,
    /** Candidates' requests to be erased that wait for a decision which the account may take. */
    erasures: count,
    /** Own notes that were to be followed up by today. */
    notes_due: count,
    /**
     * A year without known days off that deadlines reach by now: it counts Monday to Friday until it is added. Null
     * for everybody except the platform’s own staff.
     */
    year_unknown: z.int().nullable(),
  }),
  access: registrationDesk,
  example: {
    input: {},
    output: {
      to_check: 2,
      to_mend: null,
      to_review: 41,
      doubtful: 3,
      ending_soon: 1,
      overdue: 2,
      due_soon: 3,
      steps: 1,
      payments: 12,
      refunds: 2,
      invoices: 5,
      day_moves: 0,
      scores: 0,
      rechecks: 1,
      certificates: 0,
      mailings: 1,
      credit: 1,
      accounts: 2,
      editors: 0,
      grants: 0,
      erasures: 1,
      notes_due: 1,
      year_unknown: null,
    },
  },
});
