import { z } from 'zod';
import { scoreDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id, moment } from '../fields.js';
import { dossierExamples, dossierRecord } from './dossier-record.js';

/** The progress of the newest dossier of a class, null once it is deleted; and the one that sealed the class. */
export const fetchDossier = endpoint('class/fetchDossier', {
  summary: 'How far the dossier of a class is',
  input: z.strictObject({ class_id: id }),
  output: z.object({
    dossier: dossierRecord.nullable(),
    /** The permanent part: it identifies a saved copy as the sealed one. */
    seal: z.object({ sha256: z.string(), sealed_at: moment }).nullable(),
  }),
  access: scoreDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: dossierExamples.class_id },
    output: { dossier: dossierExamples.done, seal: null },
  },
});
