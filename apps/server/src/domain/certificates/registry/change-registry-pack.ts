import { keepsCertificates, type RegistryEvent } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { refuseTransition } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { lockCertificates } from '../issue/lock-certificates.js';
import { findPack } from './find-pack.js';
import { nextRegistryStatus } from './next-registry-status.js';
import { packEvent, registryEvent } from './registry-events.js';

interface Stepping {
  readonly class_id: number;
  readonly pack_id: number;
  readonly event: Extract<RegistryEvent, 'send' | 'discard'>;
  readonly user_id: number;
  readonly now: Date;
}

/** Records who sent or discarded a pack, and when. */
const signPack = async (
  tx: Transaction<Database>,
  { class_id, pack_id, event, user_id, now }: Stepping,
): Promise<void> => {
  const signed =
    event === 'send'
      ? sql`sent_by = ${user_id}, sent_at = ${now}`
      : sql`discarded_by = ${user_id}, discarded_at = ${now}`;
  await sql`update registry_pack set ${signed} where class_id = ${class_id} and pack_id = ${pack_id}`.execute(
    tx,
  );
};

export const changeRegistryPack = handle(
  'certificate/changeRegistryPack',
  ({ input, caller, services, request }) =>
    services.store.withTx(async (tx) => {
      const { class_id, pack_id, event } = input;
      const now = services.now();
      await lockCertificates(tx, class_id, (status) => keepsCertificates(status, 'candidate'));
      const { pack_no, is_sent, lapsed } = await findPack(tx, input);
      if (is_sent) throw refuseTransition({ thing: 'registry', state: 'sent' });
      const from = 'packed';
      const given = lapsed === 0 ? ['valid'] : [];
      const to = nextRegistryStatus({ state: from, event, actors: caller.roles, given });
      const { rows } = await sql<{ certificate_id: number }>`
        update certificate set registry = ${to}, updated_at = ${now},
          registry_pack_id = case when ${to}::text = 'none' then null else registry_pack_id end
        where class_id = ${class_id} and registry_pack_id = ${pack_id} and registry = ${from}
        returning certificate_id`.execute(tx);
      await signPack(tx, { class_id, pack_id, event, user_id: caller.user_id, now });
      const by = { ...byStaff(caller, request), at: now };
      await appendAudit(tx, class_id, [
        packEvent(by, { pack_id, action: event, detail: { pack_no, certificates: rows.length } }),
        ...rows.map(({ certificate_id }) => registryEvent(by, { certificate_id, event, from, to })),
      ]);
      return { pack_id, changed: rows.length };
    }),
);
