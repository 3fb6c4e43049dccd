import { subjectsOf } from '@skillcert/core';
import { appendAudit } from '../../platform/audit/append-audit.js';
import { byStaff } from '../../platform/audit/by-staff.js';
import { Refusal } from '../../platform/http/errors/refuse.js';
import type { ClassFollower, MovedByStaff } from '../class/index.js';
import { keepSubjects } from './kept/keep-subjects.js';
import { endPublicity, resumePublicity } from './publicity/end-publicity.js';
import { hasUnpublished } from './publicity/has-unpublished.js';

const byOf = ({ caller, request, services }: MovedByStaff) => ({
  ...byStaff(caller, request),
  at: services.now(),
});

const stepOf = (moved: MovedByStaff) => ({
  class_id: moved.record.class_id,
  actors: moved.caller.roles,
  by: byOf(moved),
});

/**
 * The effect on scores when their class moves. At the end of its enrolment a class determines which results its
 * candidates carry over.
 */
export const scoresFollow: ClassFollower = {
  staff: {
    close: async (tx, moved) => {
      const { class_id } = moved.record;
      await appendAudit(tx, class_id, await keepSubjects(tx, moved.services, { class_id, by: byOf(moved) }));
    },
    freeze_scores: async (tx, { record: { class_id, level }, services: { exam } }) => {
      if (await hasUnpublished(tx, class_id, subjectsOf(exam, level))) throw new Refusal('scores_waiting');
    },
    publicity_end: (tx, moved) => endPublicity(tx, stepOf(moved)),
    withdraw_publicity_end: (tx, moved) => resumePublicity(tx, stepOf(moved)),
  },
  clock: {
    close: async (tx, { class_id, at, services }) => {
      const by = { actor_role: 'clock', at };
      await appendAudit(tx, class_id, await keepSubjects(tx, services, { class_id, by }));
    },
  },
};
