import { acceptsExamPlan } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { lockExamClass } from './lock-exam-class.js';
import { lockSittingParts } from './lock-sitting-parts.js';
import { notifyReplaced } from './notify-replaced.js';
import { invigilatorProblems } from './plan/check-sittings.js';
import type { NamedField } from './plan/planned-sitting.js';
import { sittingStep } from './plan/sitting-step.js';
import { refuseCollisions } from './refuse-collisions.js';
import { changeInvigilators, type SeenSitting } from './write-sitting.js';

interface Replacing {
  readonly class_id: number;
  readonly sittings: readonly SeenSitting[];
  readonly now: Date;
}

interface Asked {
  readonly caller: StaffSession;
  readonly services: Services;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
  readonly fieldOf: NamedField;
}

/**
 * Replaces the invigilators of sittings of a class, of all of them or none, with their record.
 * @throws a Refusal naming the fields of each sitting, or that one is gone or was changed meanwhile
 */
export const replaceInvigilators = async (
  tx: Transaction<Database>,
  { class_id, sittings: typed, now }: Replacing,
  { caller, services, request, fieldOf }: Asked,
): Promise<void> => {
  const sittings = typed.map(({ user_ids, names, ...seen }) => ({
    ...seen,
    user_ids: [...new Set(user_ids)],
    names: [...new Set(names)],
  }));
  const { status } = await lockExamClass(tx, class_id, 'invigilators');
  const user_ids = sittings.flatMap((each) => each.user_ids);
  const { people } = await lockSittingParts(tx, { class_id, room_ids: [], user_ids });
  const problems = sittings.flatMap((sitting) =>
    invigilatorProblems(sitting, people).map(
      ([field, problem]) => [fieldOf(sitting.sitting_id, field), problem] as const,
    ),
  );
  if (problems.length > 0) throw refuseFields(Object.fromEntries(problems));
  const replaced = await changeInvigilators(tx, class_id, sittings, now);
  const sitting_ids = sittings.map(({ sitting_id }) => sitting_id);
  await refuseCollisions(tx, { class_id, sitting_ids }, fieldOf);
  const by = { ...byStaff(caller, request), at: now };
  await appendAudit(
    tx,
    class_id,
    sittings.map(({ updated_at: _, ...written }) => sittingStep(by, 'edit', written)),
  );
  // Before the seats are published the plan may still change, and nobody is told of it.
  if (!acceptsExamPlan(status)) await notifyReplaced(tx, services, { class_id, replaced, now });
};
