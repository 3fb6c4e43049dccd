import type { ErrorName, StepPreview } from '@skillcert/api-client/contract';
import type { ClassEvent } from '@skillcert/core';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { waitsIn } from '../../foundation/standing/has-waiting.js';
import { lacksPayee } from '../../foundation/standing/lacks-payee.js';

type Obstacle = NonNullable<StepPreview['blocked_by']>;

/** Whether a select returns rows. The argument is its text from the table on. */
const any = (rows: RawBuilder<unknown>) => sql<boolean>`exists (select from ${rows})`;

type Stands = (class_id: number) => RawBuilder<boolean>;

/** Whether people came to the exam, or were marked. A mark by name is of a seat, too, also one of somebody absent. */
const hasPeople: Stands = (class_id) => sql<boolean>`(
  ${any(sql`attendance where class_id = ${class_id} and admitted_event is not null`)}
  or ${any(sql`sitting_mark where class_id = ${class_id}`)})`;

/**
 * The obstacles to each event of the class with this id. An event that goes back is blocked by records that depend on
 * the state it leaves.
 */
const obstacles: { readonly [Event in ClassEvent]?: readonly (readonly [Obstacle, Stands])[] } = {
  open: [
    ['payee_missing', (class_id) => any(sql`class c where c.class_id = ${class_id} and ${lacksPayee('c')}`)],
  ],
  withdraw_arrangement: [['people_admitted', hasPeople]],
  withdraw_start: [['people_admitted', hasPeople]],
  withdraw_end: [
    ['scores_entered', (class_id) => any(sql`score where class_id = ${class_id} and status <> 'empty'`)],
  ],
  publicity_end: [['scores_waiting', (class_id) => waitsIn(sql`${class_id}`)]],
  withdraw_publicity_end: [
    [
      'certificates_begun',
      (class_id) =>
        any(sql`certificate where class_id = ${class_id} and kind = 'candidate' and status <> 'void'`),
    ],
    [
      'scores_kept_elsewhere',
      (class_id) => any(sql`kept_subject where from_class_id = ${class_id} and lost_at is null`),
    ],
  ],
};

/** The obstacle that blocks an event of a class, or null. */
export const blockedBy = async (
  tx: Transaction<Database>,
  class_id: number,
  event: ClassEvent,
): Promise<Obstacle | null> => {
  for (const [name, stands] of obstacles[event] ?? []) {
    const { rows } = await sql<{ stands: boolean }>`select ${stands(class_id)} as stands`.execute(tx);
    if (rows[0]?.stands !== false) return name;
  }
  return null;
};

/** @throws a Refusal that names the obstacle to the event */
export const refuseBlocked = async (
  tx: Transaction<Database>,
  class_id: number,
  event: ClassEvent,
): Promise<void> => {
  const name: ErrorName | null = await blockedBy(tx, class_id, event);
  if (name) throw new Refusal(name);
};
