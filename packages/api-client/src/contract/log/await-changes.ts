import { changeKinds, limits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { id } from '../fields.js';

/** A moment of the database, as PostgreSQL writes it: which transactions were over. */
export const cursorShape = /^\d{1,20}:\d{1,20}:[\d,]*$/;

const change = z.object({
  /** 0 if it belongs to no class. */
  class_id: id.or(z.literal(0)),
  kind: z.enum(changeKinds),
  /** The `x-request-id` of the last change, if only the same session made changes; otherwise omitted. */
  own: z.string().optional(),
});

/** That something of a kind changed in a class. */
export type Change = z.infer<typeof change>;

/**
 * Names the kinds of records of each class that changed since `cursor`, to those who may read them, without their
 * content. If nothing changed the answer waits until something does, at most 25 seconds; then it is empty, and the
 * next call names the change. Without a `cursor` it immediately names the changes of the last seconds, which a page
 * may have missed while it loaded.
 */
export const awaitChanges = endpoint('log/awaitChanges', {
  summary: 'Wait until something changes that the session may see',
  input: z.strictObject({ cursor: z.string().max(limits.cursor_length_max).regex(cursorShape).optional() }),
  output: z.object({
    cursor: z.string(),
    changes: z.array(change),
    /** Differs when the roles or classes of the session do. */
    rights: z.string(),
  }),
  access: { to: 'session' },
  waits: true,
  example: {
    input: { cursor: '81234:81240:81235' },
    output: {
      cursor: '81241:81241:',
      changes: [{ class_id: 180143985094819, kind: 'enrolment' }],
      rights: '3q2-7w',
    },
  },
});
