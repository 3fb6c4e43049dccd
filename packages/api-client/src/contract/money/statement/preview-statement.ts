import { statementFields } from '@skillcert/core';
import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { day, dayOrder } from '../../fields.js';
import { lookExample, saidSheet, sheetLook } from '../../sheet-look.js';

/**
 * The field of a column in a statement. The balance is not kept: it shows the order of the lines, and those whose
 * direction it contradicts. The status tells lines whose money never came or went back.
 */
export const statementField = z.enum(statementFields);

export type StatementField = z.infer<typeof statementField>;

/** In which order days are read, where a file writes one that can be read in two ways and nothing in it says which. */
export const askedDays = z
  .object({ text: z.string(), readings: z.array(z.object({ order: dayOrder, day })) })
  .nullable();

/** The caller's word on how a statement is read, beyond what the file says. */
export const statementOrder = {
  ...saidSheet,
  /** In which order days are read that can be read in two, `12/11/2026`. */
  day_order: dayOrder.optional(),
};

const count = z.int();

/** The parts of a row of which one cannot be read, or its balance, which contradicts the rest. */
export const unreadParts = ['day', 'amount', 'direction', 'status', 'balance'] as const;

/** One of {@link unreadParts}. */
export type UnreadPart = (typeof unreadParts)[number];

/** The rows that are not read, by the part that is the cause; the first of them are named. */
export const unreadBy = z.array(z.object({ part: z.enum(unreadParts), count, rows: z.array(count) }));

export type UnreadBy = z.infer<typeof unreadBy>;

/**
 * How a bank statement will be read: by the row that names the columns, and by what they are, else as somebody said of
 * this bank before or as their heads say. Nothing is taken and nothing kept.
 */
export const previewStatement = endpoint('payment/previewStatement', {
  summary: 'How a bank statement will be read',
  input: z.strictObject(statementOrder),
  output: sheetLook(statementField.or(z.literal(''))).extend({
    /** The counts of the rows; null where the columns do not say the day and the money, or where the days are asked. */
    found: z
      .object({
        /** Money that came in, `own` of which is of our own accounts and will be set aside. */
        incoming: count,
        own: count,
        /** Of that, money that never came or went back, as its status says; it will be set aside as well. */
        fell_through: count,
        outgoing: count,
        unread: count,
        /** The first rows whose day, amount, direction or status cannot be read, or that their balance contradicts. */
        unread_rows: z.array(count),
        /** Of all such rows, those without a doubt that the reading names, by their cause. */
        unread_by: unreadBy,
      })
      .nullable(),
    asks_day: askedDays,
  }),
  access: platformStaff,
  body: 'bytes',
  refuses: ['import_refused', 'too_large', 'too_many'],
  example: {
    input: {},
    output: {
      ...lookExample,
      columns: [
        { head: '到账日', field: 'date' },
        { head: '进账', field: 'credit' },
      ],
      first: [{ row_no: 4, cells: ['2026-11-10', '680.00'] }],
      found: {
        incoming: 123,
        own: 2,
        fell_through: 1,
        outgoing: 12,
        unread: 1,
        unread_rows: [37],
        unread_by: [{ part: 'day', count: 1, rows: [37] }],
      },
      asks_day: null,
    },
  },
});
