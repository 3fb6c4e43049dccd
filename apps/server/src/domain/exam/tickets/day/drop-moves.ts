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

/** The thing that a move is recorded of. */
export const movedThing = (move: DayMove): Pick<AuditEvent, 'object_type' | 'object_id'> =>
  move.kind === 'person'
    ? { object_type: 'ticket', object_id: move.ticket_id }
    : { object_type: 'room', object_id: move.room_id };

/** The record of a move that is dropped. */
export const dropStep = (
  by: Omit<AuditEvent, 'action' | 'object_type' | 'object_id'>,
  { move_id, move }: Waiting,
): AuditEvent => ({ ...by, action: 'drop_move', ...movedThing(move), detail: { move_id } });

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
    rows.map((waiting) => dropStep(by, waiting)),
  );
};
