import type { DayMove } from '@skillcert/api-client/contract';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import type { AuditEvent } from '../../../../platform/audit/audit-event.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { RequestFacts } from '../../../../platform/http/calls/handle.js';
import type { Database } from '../../../../platform/store/database.js';

/** A move that waits for a second person. */
interface Waiting {
  readonly move_id: number;
  readonly move: DayMove;
}

type By = Omit<AuditEvent, 'action' | 'object_type' | 'object_id'>;

/**
 * The records of a move that is asked for or dropped: of its ticket or room, with the move, or of each candidate who
 * gets a seat. Such a candidate's record says nothing of the others, nor who needs an accessible desk.
 */
const recordsOf = (by: By, act: 'ask' | 'drop', { move_id, move }: Waiting): AuditEvent[] => {
  const detail = { move_id, ...(act === 'ask' && move) };
  switch (move.kind) {
    case 'person':
      return [{ ...by, action: `${act}_move`, object_type: 'ticket', object_id: move.ticket_id, detail }];
    case 'room':
      return [{ ...by, action: `${act}_move`, object_type: 'room', object_id: move.room_id, detail }];
    case 'seat':
      return move.enrolment_ids.map((object_id) => ({
        ...by,
        action: `${act}_seat`,
        object_type: 'enrolment',
        object_id,
        detail: { move_id },
      }));
    default:
      return move satisfies never;
  }
};

/** The records of a move that waits for a second person. */
export const askSteps = (by: By, waiting: Waiting, reason: string): AuditEvent[] =>
  recordsOf({ ...by, reason }, 'ask', waiting);

/** The records of a move that is dropped. */
export const dropSteps = (by: By, waiting: Waiting): AuditEvent[] => recordsOf(by, 'drop', waiting);

interface Dropping {
  readonly class_id: number;
  readonly caller: StaffSession;
  readonly request: Pick<RequestFacts, 'address' | 'request_id'>;
  readonly now: Date;
}

/** Drops the moves that wait in a class whose seats are taken back. The class must be locked. */
export const dropMoves = async (
  tx: Transaction<Database>,
  { class_id, caller, request, now }: Dropping,
): Promise<void> => {
  const { rows } = await sql<Waiting>`
    delete from day_move where class_id = ${class_id} returning move_id, move`.execute(tx);
  const by = { ...byStaff(caller, request), at: now };
  await appendAudit(
    tx,
    class_id,
    rows.flatMap((waiting) => dropSteps(by, waiting)),
  );
};
