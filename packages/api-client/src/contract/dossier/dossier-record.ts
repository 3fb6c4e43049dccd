import { dossierGaps } from '@skillcert/core';
import { z } from 'zod';
import { id, moment } from '../fields.js';

/** Something that a complete dossier would have. */
const dossierGap = z.object({
  what: z.enum(dossierGaps),
  count: z.int().min(1),
  /** The first of those that lack it: numbers of enrolments, titles of lessons. */
  of: z.array(z.string()),
});

/** The dossier of a class, which is built in the background. */
export const dossierRecord = z.object({
  dossier_id: id,
  /** The person who requested it, and the purpose. */
  asked_by: z.string(),
  purpose: z.string(),
  /** The number of files that it will have, and of those made so far. */
  total: z.int(),
  made: z.int(),
  /** Why it stopped. */
  fault: z.enum(['failed', 'too_big']).nullable(),
  /** Of all its files together, in bytes. */
  size: z.int(),
  /** The SHA-256 of its list of checksums, by which the whole of it is known; null until it is made. */
  sha256: z.string().nullable(),
  missing: z.array(dossierGap),
  /** Whether something of the class was changed since it was begun: a class is not sealed with it. */
  outdated: z.boolean(),
  created_at: moment,
  done_at: moment.nullable(),
  /** When its class was sealed with it. */
  sealed_at: moment.nullable(),
  /** When its files are deleted. */
  expires_at: moment,
});
export type DossierRecord = z.infer<typeof dossierRecord>;

/** The examples that the calls of dossiers share. */
export const dossierExamples = {
  class_id: 180143985094819,
  done: {
    dossier_id: 180143985107101,
    asked_by: '林秋月',
    purpose: '班次归档',
    total: 34,
    made: 34,
    fault: null,
    size: 18_204_117,
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    missing: [{ what: 'check_in', count: 2, of: ['C26-0104-0017', 'C26-0104-0044'] }],
    outdated: false,
    created_at: '2026-11-22T02:00:00.000Z',
    done_at: '2026-11-22T02:00:41.000Z',
    sealed_at: null,
    expires_at: '2026-11-29T02:00:41.000Z',
  } satisfies DossierRecord,
} as const;
