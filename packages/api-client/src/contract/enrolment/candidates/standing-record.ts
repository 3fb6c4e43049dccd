import { standingLists, standingStages, standingWaits } from '@skillcert/core';
import { z } from 'zod';
import { id, moment } from '../../fields.js';
import { enrolmentExamples, reviewStatus } from '../enrolment-record.js';
import { idType } from '../site/check-class-id-card.js';

/** The standing of a person in one enrolment: the obstacle, the actor of the next step, and since when. */
export const standingRecord = z.object({
  class_id: id,
  class_name: z.string(),
  class_code: z.string(),
  enrolment_id: id,
  enrol_no: z.string(),
  phone_masked: z.string(),
  /** The state of the review, from which the rest begins. */
  status: reviewStatus,
  /** Null if there is no valid ticket. */
  ticket_no: z.string().nullable(),
  /** Null if none was issued. */
  certificate_no: z.string().nullable(),
  stage: z.enum(standingStages),
  waits_for: z.enum(standingWaits),
  since: moment,
  /** The list of the class in which the enrolment is found by its number, and where this can be acted on. */
  list: z.enum(standingLists),
});
export type StandingRecord = z.infer<typeof standingRecord>;

/** A person with every enrolment that the caller may see: one identity document is one person. */
export const foundPerson = z.object({
  name: z.string(),
  id_type: idType,
  id_masked: z.string(),
  /** The newest first, at most twenty. */
  standings: z.array(standingRecord).min(1),
});
export type FoundPerson = z.infer<typeof foundPerson>;

const { name, id_type, id_masked, enrol_no, phone_masked, class_id, enrolment_id } = enrolmentExamples.row;

/** The examples that the calls about standings share. */
export const standingExamples = {
  person: {
    ...{ name, id_type, id_masked },
    standings: [
      {
        ...{ class_id, enrolment_id, enrol_no, phone_masked },
        class_name: '2026年第四期（三级）上海班',
        class_code: 'C26-0104',
        status: 'approved',
        ticket_no: null,
        certificate_no: null,
        stage: 'payment',
        waits_for: 'payer',
        since: '2026-11-09T01:30:00.000Z',
        list: 'candidates',
      },
    ],
  } satisfies FoundPerson,
};
