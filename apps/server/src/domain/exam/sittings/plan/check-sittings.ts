import type { FieldProblem } from '@skillcert/api-client/contract';
import { examLimits, sittingFault, subjectsOf } from '@skillcert/core';
import type { Transaction } from 'kysely';
import { refuseFields } from '../../../../platform/http/errors/refuse.js';
import type { Services } from '../../../../platform/services.js';
import type { Database, Row } from '../../../../platform/store/database.js';
import { lockSittingParts } from '../lock-sitting-parts.js';
import type { NamedField, PlannedSitting } from './planned-sitting.js';

type Problem = readonly [keyof PlannedSitting, FieldProblem];

/** The problems of the invigilators of a sitting, of whom `people` may invigilate. */
export const invigilatorProblems = (
  { user_ids, names }: Pick<PlannedSitting, 'user_ids' | 'names'>,
  people: ReadonlySet<number>,
): readonly Problem[] => [
  ...(user_ids.every((id) => people.has(id)) ? [] : [['user_ids', 'not_offered'] as const]),
  ...(user_ids.length + names.length <= examLimits.invigilators_max
    ? []
    : [['names', 'over_limit'] as const]),
];

interface Checked {
  readonly class_id: number;
  readonly sittings: readonly PlannedSitting[];
  readonly facts: Pick<Row<'class'>, 'level' | 'exam_at'>;
}

/**
 * Locks what sittings need, and refuses those with a subject, room or invigilator that the class does not have, or at a
 * time at which it has no exam. The class must be locked.
 * @throws a Refusal naming the fields of each sitting
 */
export const checkSittings = async (
  tx: Transaction<Database>,
  { exam, programme: { time_zone } }: Pick<Services, 'exam' | 'programme'>,
  { class_id, sittings, facts: { level, exam_at } }: Checked,
  fieldOf: NamedField,
): Promise<void> => {
  const subjects = new Set(subjectsOf(exam, level).map(({ id }) => id));
  const { rooms, people } = await lockSittingParts(tx, {
    class_id,
    room_ids: sittings.map(({ room_id }) => room_id),
    user_ids: sittings.flatMap(({ user_ids }) => user_ids),
  });
  const problemsOf = (sitting: PlannedSitting): readonly Problem[] => {
    const { subject, starts_at, ends_at, room_id } = sitting;
    const fault = sittingFault({
      starts_at,
      ends_at,
      exam_at: exam_at?.toISOString() ?? null,
      days: exam.days,
      time_zone,
    });
    return [
      ...(subjects.has(subject) ? [] : [['subject', 'not_offered'] as const]),
      ...(fault ? [[fault === 'date_order' ? 'ends_at' : 'starts_at', fault] as const] : []),
      ...(rooms.has(room_id) ? [] : [['room_id', 'not_offered'] as const]),
      ...invigilatorProblems(sitting, people),
    ];
  };
  const problems = sittings.flatMap((sitting) =>
    problemsOf(sitting).map(([field, problem]) => [fieldOf(sitting.sitting_id, field), problem] as const),
  );
  if (problems.length > 0) throw refuseFields(Object.fromEntries(problems));
};
