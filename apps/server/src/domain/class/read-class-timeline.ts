import type { ClassStep } from '@skillcert/api-client/contract';
import { classLifecycle } from '@skillcert/core';
import type { Kysely } from 'kysely';
import { type AuditedStep, readSteps } from '../../platform/audit/read-timeline.js';
import type { Database } from '../../platform/store/database.js';

/** The detail of an audit record about duties that were given or taken. */
interface DutyDetail {
  readonly user_id: number;
  readonly duties: NonNullable<ClassStep['assigned']>['duties'];
}

const isDutyDetail = (detail: object): detail is DutyDetail => 'user_id' in detail && 'duties' in detail;

const dutyOf = ({ action, detail }: AuditedStep): DutyDetail | undefined =>
  (action === 'assign' || action === 'unassign') && isDutyDetail(detail) ? detail : undefined;

const isDeadlineDetail = (detail: object): detail is NonNullable<ClassStep['deadline']> =>
  'stage' in detail && 'due_at' in detail;

const deadlineOf = ({ action, detail }: AuditedStep): ClassStep['deadline'] =>
  action === 'move_deadline' && isDeadlineDetail(detail)
    ? { stage: detail.stage, due_at: detail.due_at }
    : undefined;

const isExamDetail = (detail: object): detail is NonNullable<ClassStep['exam']> =>
  'was' in detail && 'exam_at' in detail;

const examOf = ({ action, detail }: AuditedStep): ClassStep['exam'] =>
  action === 'move_exam' && isExamDetail(detail) ? { was: detail.was, exam_at: detail.exam_at } : undefined;

const stepOf = ({ action, detail: { event } }: AuditedStep): ClassStep['step'] =>
  action === 'ask_step' || action === 'drop_step'
    ? classLifecycle.transitions.find((row) => row.event === event)?.event
    : undefined;

const changedOf = ({ action, detail: { changed } }: AuditedStep): string[] | undefined =>
  action === 'edit' && Array.isArray(changed) ? changed.map(String) : undefined;

const namesOf = async (
  db: Kysely<Database>,
  user_ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (user_ids.length === 0) return new Map();
  const accounts = await db
    .selectFrom('account')
    .select(['user_id', 'name'])
    .where('user_id', 'in', user_ids)
    .execute();
  return new Map(accounts.map(({ user_id, name }) => [user_id, name]));
};

/**
 * The history of a class, oldest first. It includes the fields that an edit changed, the deadlines and exams that were
 * moved, and the accounts whose duties were given or taken.
 */
export const readClassTimeline = async (db: Kysely<Database>, class_id: number): Promise<ClassStep[]> => {
  const steps = await readSteps(db, class_id, 'class', class_id);
  const names = await namesOf(
    db,
    steps.flatMap((step) => dutyOf(step)?.user_id ?? []),
  );
  return steps.map((step) => {
    const { detail: _, ...said } = step;
    const changed = changedOf(step);
    const duty = dutyOf(step);
    const deadline = deadlineOf(step);
    const exam = examOf(step);
    const asked = stepOf(step);
    return {
      ...said,
      ...(changed && { changed }),
      ...(deadline && { deadline }),
      ...(exam && { exam }),
      ...(asked && { step: asked }),
      ...(duty && { assigned: { name: names.get(duty.user_id) ?? '', duties: [...duty.duties] } }),
    };
  });
};
