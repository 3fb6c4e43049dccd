import { answerMeanings, type RegistryStatus, registryLifecycle, registryLimits } from '@skillcert/core';
import { z } from 'zod';
import { id, moment, requiredLine } from '../../fields.js';

const statuses = Object.keys(registryLifecycle.states) as [RegistryStatus, ...RegistryStatus[]];

/** The state of a certificate's submission to the national registry. */
export const registryStatus = z.enum(statuses);

const count = z.int();

/** The number of certificates at each step on their way; `none` wait to be packed. */
export const registryCounts = z.object({
  none: count,
  packed: count,
  sent: count,
  accepted: count,
  rejected: count,
});

/** Certificates that go to the registry together. */
export const registryPack = z.object({
  pack_id: id,
  /** Counts within the class. */
  pack_no: count,
  /** The number of certificates in it. */
  certificates: count,
  /** Counts by the registry's answer. Of the refused ones, `repacked` are in a later pack. */
  counts: registryCounts.omit({ none: true }).extend({ repacked: count }),
  /**
   * The number of certificates in an unsent pack that no longer hold: such a pack is neither downloaded nor sent,
   * but discarded and packed anew without them.
   */
  lapsed: count,
  /** The number of refused certificates that still hold and can be corrected. */
  mendable: count,
  packed_by: z.string(),
  packed_at: moment,
  sent_by: z.string().nullable(),
  sent_at: moment.nullable(),
  /** Whether this account recorded an answer that accepted some of it: another person must revoke that. */
  accepted_by_me: z.boolean(),
});
export type RegistryPack = z.infer<typeof registryPack>;

/** The meaning of a result in an answer. */
export const answerMeaning = z.enum(answerMeanings);

/** A result as the registry wrote it; long numbers in it are masked. */
export const answerResult = requiredLine(registryLimits.result_chars_max);

/** A result unknown to the programme, the meaning a person gave it, and that person. */
export const chosenResult = z.object({
  result: z.string(),
  means: answerMeaning,
  chosen_by: z.string(),
  chosen_at: moment,
});
export type ChosenResult = z.infer<typeof chosenResult>;

const pack = {
  pack_id: 180143985112001,
  pack_no: 1,
  certificates: 71,
  counts: { packed: 0, sent: 0, accepted: 69, rejected: 2, repacked: 0 },
  lapsed: 0,
  mendable: 2,
  packed_by: '林秋月',
  packed_at: '2026-12-18T03:00:00.000Z',
  sent_by: '林秋月',
  sent_at: '2026-12-18T03:20:00.000Z',
  accepted_by_me: true,
} satisfies RegistryPack;

/** Examples that the calls of the registry share. */
export const registryExamples = {
  pack,
  place: { pack_id: pack.pack_id },
  chosen: {
    result: '入库成功',
    means: 'accept',
    chosen_by: '林秋月',
    chosen_at: '2026-12-18T03:40:00.000Z',
  } satisfies ChosenResult,
} as const;
