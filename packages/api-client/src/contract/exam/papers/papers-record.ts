import { examLimits, examPapers } from '@skillcert/core';
import { z } from 'zod';
import { id } from '../../fields.js';
import { printExample, printRecord } from '../tickets/print-record.js';

/** The printed papers of an exam: those of its sittings, and one sheet of all rooms. */
export const examPaper = z.enum(examPapers);

/** How papers of an exam are printed. */
export const paperChoice = {
  papers: z.array(examPaper).min(1, 'required').max(examPaper.options.length, 'over_limit'),
  /** Defaults to all of the class. */
  sitting_ids: z.array(id).min(1, 'required').max(examLimits.sittings_max, 'over_limit').optional(),
  /** People by their desks, or those of paper A before those of B. */
  order: z.enum(['desk', 'paper']).default('desk'),
  /** One set of files per sitting, or one file per kind of paper for all sittings, split if it gets too large. */
  files: z.enum(['sitting', 'kind']).default('sitting'),
  tickets_per_sheet: z.union([z.literal(1), z.literal(2)]).default(1),
};

/** The exam papers, made in the background; `total` and `printed` count files. */
export const papersRecord = printRecord.extend({ papers: z.array(examPaper) });
export type PapersRecord = z.infer<typeof papersRecord>;

/** The example that the calls share. */
export const papersExample = {
  ...printExample,
  print_id: 180143985106977,
  papers: ['door', 'sign_in', 'overview'],
  total: 33,
  printed: 12,
} satisfies PapersRecord;
