import { limits } from '@skillcert/core';
import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { requiredLine } from '../../fields.js';
import { readingExample, sheetReading } from '../../sheet-reading.js';
import { askedDays, statementOrder, unreadBy } from './preview-statement.js';

const count = z.number().int();

/**
 * Takes a statement of the bank (XLSX or CSV). The row that names the columns may stand below others; outgoing
 * money is ignored, and a known line stays as it is, so that the same file, an overlapping one or another export of
 * the same lines may be sent again. A line that may repeat a known one is kept with a reference to it, and a person
 * decides. Money of our own accounts is set aside, and so are lines whose status says that the money never came or went
 * back. Columns that a person names are remembered by the words of their row; lines that were read differently before
 * and are no payment yet are removed.
 */
export const importStatement = endpoint('payment/importStatement', {
  summary: 'Import a bank statement',
  input: z.strictObject({
    title: requiredLine(limits.sheet_title_length_max),
    ...statementOrder,
  }),
  output: z.object({
    added: count,
    /** The number of new lines that may repeat known ones; not counted in `added`. */
    perhaps: count,
    known: count,
    outgoing: count,
    unread: count,
    /** The number of lines with money of our own accounts, which were set aside. */
    own: count,
    /** The number of lines that were set aside as their status says that the money never came or went back. */
    fell_through: count,
    /** The first rows of such lines that are a payment already: nothing was changed. */
    fell_through_rows: z.array(count),
    /** Set where a day can be read in two ways and `day_order` was not said: then nothing was taken. */
    asks_day: askedDays,
    /** The first rows whose day, amount, direction or status could not be read, or that their balance contradicts. */
    unread_rows: z.array(count),
    /** Of all such rows, those without a doubt that the reading names, by their cause. */
    unread_by: unreadBy.optional(),
    /** The changes made to rows when the file was read. */
    reading: sheetReading.optional(),
  }),
  access: platformStaff,
  body: 'bytes',
  refuses: ['import_refused', 'too_large', 'too_many'],
  example: {
    input: { title: '11月对账单.xlsx' },
    output: {
      added: 118,
      perhaps: 1,
      known: 4,
      outgoing: 12,
      unread: 1,
      own: 2,
      fell_through: 1,
      fell_through_rows: [],
      asks_day: null,
      unread_rows: [37],
      unread_by: [{ part: 'day', count: 1, rows: [37] }],
      reading: readingExample,
    },
  },
});
