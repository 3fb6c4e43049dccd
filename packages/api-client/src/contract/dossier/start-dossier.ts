import { z } from 'zod';
import { scoreDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { exportPurpose } from '../export.js';
import { id } from '../fields.js';
import { dossierExamples, dossierRecord } from './dossier-record.js';

const { class_id, done } = dossierExamples;

/**
 * Starts making the dossier of a class, in the caller's language: its lists as XLSX and its forms as PDF by
 * volumes, an index, its gaps, and a list of checksums. Identity numbers and phones are masked in it. The answer
 * does not wait for the end. It replaces the previous one, unless the class was sealed with that, and leaves an
 * audit record with its purpose. A class has one as soon as it takes enrolments.
 */
export const startDossier = endpoint('class/startDossier', {
  summary: 'Have the dossier of a class put together',
  input: z.strictObject({ class_id: id, ...exportPurpose }),
  output: dossierRecord,
  access: scoreDesk,
  writes: 'dossier',
  needsKey: true,
  refuses: ['not_found', 'transition_refused', 'too_many'],
  example: {
    input: { class_id, purpose: done.purpose },
    output: { ...done, made: 0, size: 0, sha256: null, missing: [], done_at: null },
  },
});
