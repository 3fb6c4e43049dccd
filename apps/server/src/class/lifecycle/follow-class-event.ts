import type { ClassRecord } from '@skillcert/api-client/contract';
import { type ClassEvent, leadsToEnrolment, subjectsOf } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { appendAudit } from '../../audit/append-audit.js';
import { byStaff } from '../../audit/by-staff.js';
import { hasUncertified } from '../../certificates/issue/has-uncertified.js';
import { sealDossier } from '../../dossier/seal-dossier.js';
import { giveBackTickets, useUpTickets } from '../../exam/tickets/use-up-tickets.js';
import { voidTickets } from '../../exam/tickets/void-tickets.js';
import type { StaffSession } from '../../http/calls/caller.js';
import type { RequestFacts } from '../../http/calls/handle.js';
import { Refusal } from '../../http/errors/refuse.js';
import { requestClassRefunds } from '../../money/refunds/request-class-refunds.js';
import { freeHeld } from '../../money/statement/match/undo-held.js';
import { keepSubjects } from '../../scores/kept/keep-subjects.js';
import { endPublicity, resumePublicity } from '../../scores/publicity/end-publicity.js';
import { hasUnpublished } from '../../scores/publicity/has-unpublished.js';
import type { Services } from '../../services.js';
import type { Database } from '../../store/database.js';
import { refuseContactless } from '../contacts/refuse-contactless.js';
import { refuseIncomplete } from '../edit/refuse-incomplete.js';
import { refuseUnitless } from '../units/refuse-unitless.js';
import { openWork } from './open-work.js';
import { tellCancelled } from './tell-cancelled.js';

interface Moved {
  /** The class as it was moved: an edit at the same moment comes before or after, never between. */
  readonly record: ClassRecord;
  readonly reason: string;
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
  readonly services: Services;
}

type Follow = (tx: Transaction<Database>, moved: Moved) => Promise<void>;

/** What follows from an event of a class, in its transaction. */
const follows: { readonly [Event in ClassEvent]?: Follow } = {
  submit: async (_tx, { record, services }) => refuseIncomplete(record, services.programme),
  close: async (tx, { record: { class_id }, caller, request, services }) => {
    const by = { ...byStaff(caller, request), at: services.now() };
    await appendAudit(tx, class_id, await keepSubjects(tx, services, { class_id, by }));
  },
  end_exam: (tx, { record: { class_id }, caller, request, services }) =>
    useUpTickets(tx, { class_id, caller, request, now: services.now() }),
  withdraw_end: (tx, { record: { class_id }, caller, request, services }) =>
    giveBackTickets(tx, { class_id, caller, request, now: services.now() }),
  freeze_scores: async (tx, { record: { class_id, level }, services: { exam } }) => {
    if (await hasUnpublished(tx, class_id, subjectsOf(exam, level))) throw new Refusal('scores_waiting');
  },
  publicity_end: (tx, { record: { class_id }, caller, request, services }) =>
    endPublicity(tx, {
      class_id,
      actors: caller.roles,
      by: { ...byStaff(caller, request), at: services.now() },
    }),
  withdraw_publicity_end: (tx, { record: { class_id }, caller, request, services }) =>
    resumePublicity(tx, {
      class_id,
      actors: caller.roles,
      by: { ...byStaff(caller, request), at: services.now() },
    }),
  all_certified: async (tx, { record: { class_id }, services }) => {
    if (await hasUncertified(tx, class_id, services)) throw new Refusal('certificates_waiting');
  },
  seal_dossier: async (tx, { record: { class_id }, caller, request, services }) => {
    const open = await openWork(tx, class_id);
    if (open) throw new Refusal('work_waiting', { values: { ...open } });
    await sealDossier(tx, class_id, { ...byStaff(caller, request), at: services.now() });
  },
  cancel: async (tx, { record, reason, caller, request, services }) => {
    const { class_id } = record;
    const now = services.now();
    await voidTickets(tx, { class_id, reason, caller, request, now });
    await tellCancelled(tx, services, { ...record, reason });
    await requestClassRefunds(tx, class_id, { caller, request, now, reason });
    await freeHeld(tx, class_id, { caller, request, now, reason });
  },
};

/** Does what follows from an event of a class. */
export const followClassEvent = async (
  tx: Transaction<Database>,
  event: ClassEvent,
  moved: Moved,
): Promise<void> => {
  await follows[event]?.(tx, moved);
  if (leadsToEnrolment(event)) {
    refuseContactless(moved.record);
    await refuseUnitless(tx, moved.record);
  }
};
