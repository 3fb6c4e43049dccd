import type { Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import type { AccountAct } from '../../../platform/audit/audit-account.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import type { Database, NewRow } from '../../../platform/store/database.js';

/** A duty of an account in a class. */
export type Assigned = Pick<NewRow<'assignment'>, 'class_id' | 'duty'>;

/** The duties that an account was given, and those that were taken from it. */
export interface DutyChange {
  readonly given: readonly Assigned[];
  readonly taken: readonly Assigned[];
}

const dutiesIn = (class_id: number, rows: readonly Assigned[]) =>
  rows.filter((row) => row.class_id === class_id).map(({ duty }) => duty);

/**
 * Records in the history of each class who was given a duty there, or lost one. Call it before the account's own
 * history is written, which locks the end of the platform's chain: every sign-in waits for that lock.
 */
export const auditDuties = async (
  tx: Transaction<Database>,
  { caller, request, user_id, at }: AccountAct,
  { given, taken }: DutyChange,
): Promise<void> => {
  const by = { ...byStaff(caller, request), at, object_type: 'class' };
  const classes = [...new Set([...given, ...taken].map(({ class_id }) => class_id))].sort((a, b) => a - b);
  for (const class_id of classes) {
    const steps = [
      { action: 'assign', duties: dutiesIn(class_id, given) },
      { action: 'unassign', duties: dutiesIn(class_id, taken) },
    ].filter(({ duties }) => duties.length > 0);
    await appendAudit(
      tx,
      class_id,
      steps.map(({ action, duties }) => ({
        ...by,
        object_id: class_id,
        action,
        detail: { user_id, duties },
      })),
    );
  }
};
