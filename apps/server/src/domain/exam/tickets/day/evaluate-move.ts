import type { DayMove } from '@skillcert/api-client/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../../../platform/store/database.js';
import type { Moving } from './carry-out.js';
import { planPerson } from './plan-person.js';
import { planRoom } from './plan-room.js';
import { planSeat } from './plan-seat.js';
import { needsTwo, type PlannedMove } from './planned-move.js';
import { refuseWaiting } from './waiting/refuse-waiting.js';

type Evaluating = Pick<Moving, 'services' | 'request'> & { readonly now: Date };

interface Evaluated {
  readonly class_id: number;
  readonly move: DayMove;
  /** The waiting move that this is. */
  readonly waits_id?: number | undefined;
}

/** Plans a move by the present seats. The class must be locked. */
const planMove = (
  tx: Transaction<Database>,
  { services, request: { language }, now }: Evaluating,
  { class_id, move }: Evaluated,
): Promise<PlannedMove> => {
  const saying = { services, language };
  switch (move.kind) {
    case 'person':
      return planPerson(tx, { ...saying, class_id, now }, move);
    case 'room':
      return planRoom(tx, saying, class_id, move, now);
    case 'seat':
      return planSeat(tx, { ...saying, class_id, now }, move);
    default:
      return move satisfies never;
  }
};

/**
 * Evaluates a move by the present seats, in the same way for its preview, for the person who asks for it and for the
 * second one: since it was asked for, a sitting may be over, a score entered, or another move wait. The class must be
 * locked, and those who move as well unless nothing is written (`lockMoved`).
 * @returns the plan, and whether it needs two people
 * @throws a Refusal, above all move_barred
 */
export const evaluateMove = async (
  tx: Transaction<Database>,
  evaluating: Evaluating,
  evaluated: Evaluated,
): Promise<{ readonly planned: PlannedMove; readonly waits: boolean }> => {
  const { services, request, now } = evaluating;
  const { language } = request;
  await refuseWaiting(tx, { ...evaluated, now, language });
  const planned = await planMove(tx, evaluating, evaluated);
  const waits = await needsTwo(tx, { ...planned, class_id: evaluated.class_id, now }, { services, language });
  return { planned, waits };
};
