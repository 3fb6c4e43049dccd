import { asksWhyMarkChanges } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';

/** The mark of a person before and after a change; null means not marked. */
export interface MarkChange<Mark extends string = string> {
  readonly enrolment_id: number;
  readonly before: Mark | null;
  readonly mark: Mark | null;
}

interface Said<Mark> {
  readonly enrolment_id: number;
  readonly mark: Mark | null;
  readonly seen: Mark | null;
}

/** The people whom the marks name. @throws a Refusal if somebody is named twice */
export const peopleMarked = (marks: readonly Pick<Said<unknown>, 'enrolment_id'>[]): readonly number[] => {
  const ids = marks.map(({ enrolment_id }) => enrolment_id);
  if (new Set(ids).size < ids.length) throw refuseFields({ marks: 'not_unique' });
  return ids;
};

interface Explained {
  readonly reason: string | undefined;
  /** When the lesson or sitting of the marks ends. */
  readonly ends_at: string;
  readonly now: Date;
}

/**
 * The marks that change; one that is stored already does not.
 * @throws a Refusal if a person is not listed, a mark changed meanwhile, or an old mark changes without a reason
 */
export const marksChanged = <Mark extends string>(
  marks: readonly Said<Mark>[],
  current: ReadonlyMap<number, Mark | null>,
  { reason, ends_at, now }: Explained,
): MarkChange<Mark>[] => {
  const changes = marks.flatMap(({ enrolment_id, mark, seen }) => {
    const before = current.get(enrolment_id);
    if (before === undefined) throw refuseFields({ marks: 'not_offered' });
    if (before === mark) return [];
    if (before !== seen) throw new Refusal('state_changed');
    return [{ enrolment_id, before, mark }];
  });
  const corrects = changes.some(({ before }) => before !== null);
  if (corrects && !reason && asksWhyMarkChanges(ends_at, now.getTime())) {
    throw refuseFields({ reason: 'reason_required' });
  }
  return changes;
};

interface Written {
  readonly class_id: number;
  readonly changes: readonly MarkChange[];
  readonly reason: string | undefined;
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
  readonly now: Date;
}

/** Writes the audit records of marks that staff entered by name. */
export const auditMarks = (
  tx: Transaction<Database>,
  object_type: 'lesson_mark' | 'sitting_mark',
  { class_id, changes, reason, caller, request, now }: Written,
  detail: Readonly<Record<string, number>>,
) =>
  appendAudit(
    tx,
    class_id,
    changes.map(({ enrolment_id, before, mark }) => ({
      ...byStaff(caller, request),
      at: now,
      action: mark ? 'mark' : 'unmark',
      object_type,
      object_id: enrolment_id,
      from_state: before ?? 'open',
      to_state: mark ?? 'open',
      reason: reason || null,
      detail,
    })),
  );
