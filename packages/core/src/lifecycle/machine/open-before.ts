import type { ClassEvent } from '../class-lifecycle.js';

/** The work in a class that blocks its archive: the seal refuses while any of it is open. */
export const workMatters = ['payments', 'refunds', 'invoices', 'mailings', 'scores'] as const;

/** A kind of {@link workMatters}. */
export type WorkMatter = (typeof workMatters)[number];

/** Matters that may still be open in a class and are counted before it moves on. */
export const openMatters = [
  'to_review',
  'returned',
  'doubtful',
  'unpaid',
  'without_seat',
  'without_invigilator',
  'door_conflicts',
  'day_moves',
  'unmarked',
  'scores_of_absent',
  'absences_of_present',
  ...workMatters,
] as const;

/** A kind of {@link openMatters}. */
export type OpenMatter = (typeof openMatters)[number];

const candidates = ['returned', 'doubtful', 'unpaid'] as const satisfies readonly OpenMatter[];
const presence = ['scores_of_absent', 'absences_of_present'] as const satisfies readonly OpenMatter[];
const hall = ['without_seat', 'without_invigilator'] as const satisfies readonly OpenMatter[];

/**
 * The matters that are counted and shown before an event. Only those of the archive ({@link workMatters})
 * block one.
 */
export const openBefore: { readonly [Event in ClassEvent]?: readonly OpenMatter[] } = {
  close: ['to_review', 'returned', 'doubtful'],
  publish_arrangement: ['to_review', ...candidates, ...hall],
  start_exam: ['to_review', ...candidates, ...hall, 'door_conflicts'],
  end_exam: [...candidates, 'door_conflicts', 'day_moves', 'unmarked'],
  freeze_scores: [...candidates, 'door_conflicts', 'unmarked', ...presence],
  publicity_end: [...candidates, 'door_conflicts', ...presence],
  all_certified: [...candidates, 'door_conflicts'],
  seal_dossier: [...workMatters, ...candidates, 'door_conflicts'],
};
