import { limits } from '@skillcert/core';
import { z } from 'zod';
import { scoreDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, requiredLine } from '../../fields.js';
import { saidSheet } from '../../sheet-look.js';
import { readingExample, sheetReading } from '../../sheet-reading.js';
import { certificateExamples } from '../certificate-record.js';
import { answerResult, registryExamples } from './registry-record.js';

const count = z.int();

/**
 * The reason why a line of an answer changes nothing: the class has no such certificate; it is in another pack, or
 * in none; the line names somebody else; it was accepted before and is refused now; lines of the same number
 * contradict each other; the registry has not decided yet; or it cannot be read.
 */
const oddity = z.enum([
  'unknown',
  'elsewhere',
  'other_name',
  'accepted',
  'contradicts',
  'waits',
  'unread',
  'no_result',
]);

const odd = z.object({ row_no: count, certificate_no: z.string(), why: oddity });
export type OddLine = z.infer<typeof odd>;

/** The counts of what an answer does to a pack, or would do. */
export const answerCounts = {
  accepted: count,
  rejected: count,
  /** Lines that say what was known. */
  known: count,
  /** Lines that change nothing, and the first of them by name. */
  odd: count,
  odd_lines: z.array(odd),
  /** Results that nobody has said the meaning of, the most frequent first, with how many lines have them. */
  unknown: z.array(z.object({ result: answerResult, lines: count })),
};

/**
 * Takes what the registry answered about a pack that was sent (XLSX or CSV): each line accepts a certificate of the
 * pack by its number, or refuses it with what is wrong. Lines that change nothing are named; one that says again what
 * is known is counted, so that the same file may be sent again. Where a result is unknown, nothing changes at all:
 * `certificate/chooseRegistryResults` says what it means, and then the file is sent again. A file of which an
 * acceptance stands is not read by another row of heads or other columns: that acceptance is taken back first
 * (`certificate/undoAcceptance`).
 */
export const returnRegistry = endpoint('certificate/returnRegistry', {
  summary: 'Take what the national registry answered about a pack',
  input: z.strictObject({
    class_id: z.coerce.number().pipe(id),
    pack_id: z.coerce.number().pipe(id),
    title: requiredLine(limits.sheet_title_length_max),
    ...saidSheet,
  }),
  output: z.object({
    ...answerCounts,
    /** The report of what was done to rows when the file was read. */
    reading: sheetReading.optional(),
  }),
  access: scoreDesk,
  writes: 'registry',
  body: 'bytes',
  refuses: ['not_found', 'transition_refused', 'import_refused', 'too_large', 'too_many'],
  example: {
    input: { class_id: certificateExamples.class_id, ...registryExamples.place, title: '回执.xlsx' },
    output: {
      accepted: 69,
      rejected: 2,
      known: 0,
      odd: 1,
      odd_lines: [{ row_no: 14, certificate_no: 'S000131000001263000999', why: 'unknown' }],
      unknown: [],
      reading: readingExample,
    },
  },
});
