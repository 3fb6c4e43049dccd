import { sql, type Transaction } from 'kysely';
import { handle } from '../../../../platform/http/calls/handle.js';
import { Refusal, refuseTransition } from '../../../../platform/http/errors/refuse.js';
import type { Database } from '../../../../platform/store/database.js';
import { applyClassEvent } from '../../../class/index.js';
import { notifyTickets } from '../notify-tickets.js';
import { lockArrangeable } from './lock-arrangeable.js';

/**
 * @throws a Refusal: state_changed where another arrangement stands, transition_refused where nobody has a seat by it
 */
const refuseOther = async (tx: Transaction<Database>, class_id: number, version: number): Promise<void> => {
  const { rows } = await sql<{ version: number | null; seated: boolean }>`
    select (select max(version) from exam_arrangement where class_id = ${class_id}) as version,
      exists (select from exam_ticket where class_id = ${class_id} and status = 'issued') as seated`.execute(
    tx,
  );
  const [found] = rows;
  if (found?.version !== version) throw new Refusal('state_changed');
  if (!found.seated) throw refuseTransition({ why: 'no_seats' });
};

export const setArrangementStatus = handle(
  'ticket/setArrangementStatus',
  ({ input: { class_id, event, version }, caller, services, request }) =>
    services.store.withTx(async (tx) => {
      await lockArrangeable(tx, class_id, () => true);
      await refuseOther(tx, class_id, version);
      const { status } = await applyClassEvent(tx, { caller, services, request }, { class_id, event });
      return { status, told: await notifyTickets(tx, services, class_id) };
    }),
);
