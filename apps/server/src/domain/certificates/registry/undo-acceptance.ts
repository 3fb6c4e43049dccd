import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { readHand } from '../../foundation/access/one-hand/read-hand.js';
import { lockCertificates } from '../issue/lock-certificates.js';
import { findPack } from './find-pack.js';
import { nextRegistryStatus } from './next-registry-status.js';
import { packEvent, registryEvent } from './registry-events.js';

interface Place {
  readonly class_id: number;
  readonly pack_id: number;
}

/** The people who read in the accepting answers; answers from before this was recorded have none. */
const readAccepters = async (
  tx: Transaction<Database>,
  { class_id, pack_id }: Place,
): Promise<readonly number[]> => {
  const { rows } = await sql<{ by: readonly number[] }>`
    select to_json(accepted_by) as by from registry_pack where class_id = ${class_id} and pack_id = ${pack_id}`.execute(
    tx,
  );
  return rows[0]?.by ?? [];
};

export const undoAcceptance = handle('certificate/undoAcceptance', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, pack_id, reason } = input;
    const now = services.now();
    // The gate of writes asks for the state of the class.
    await lockCertificates(tx, class_id, () => true);
    const { pack_no } = await findPack(tx, input);
    const accepters = await readAccepters(tx, input);
    const hand = await readHand(tx, caller, now);
    if (hand.holds(...accepters)) throw hand.refusal(...accepters);
    const step = { state: 'accepted', event: 'take_back', actors: caller.roles } as const;
    const to = nextRegistryStatus({ ...step, given: ['reason', 'another_person'] });
    const { rows } = await sql<{ certificate_id: number }>`
      update certificate set registry = ${to}, updated_at = ${now}
      where class_id = ${class_id} and registry_pack_id = ${pack_id} and registry = ${step.state}
      returning certificate_id`.execute(tx);
    // Somebody took it back already.
    if (rows.length === 0) throw new Refusal('state_changed');
    await sql`update registry_pack set accepted_by = '{}', answer_heads = '{}' where class_id = ${class_id} and pack_id = ${pack_id}`.execute(
      tx,
    );
    const by = { ...byStaff(caller, request), at: now };
    const detail = { pack_no, certificates: rows.length };
    await appendAudit(tx, class_id, [
      packEvent({ ...by, reason }, { pack_id, action: 'take_back', detail }),
      ...rows.map(({ certificate_id }) =>
        registryEvent(by, { certificate_id, event: step.event, from: step.state, to, fault: reason }),
      ),
    ]);
    return { changed: rows.length };
  }),
);
