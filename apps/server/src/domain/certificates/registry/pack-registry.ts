import { keepsCertificates, limits } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { refuseTransition } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { lockCertificates } from '../issue/lock-certificates.js';
import { nextRegistryStatus } from './next-registry-status.js';
import { packEvent, registryEvent } from './registry-events.js';

/** The certificates that hold and wait to be packed, or were refused, in the order of their numbers. */
const readWaiting = async (
  tx: Transaction<Database>,
  { class_id, from }: Call<'certificate/packRegistry'>['input'],
): Promise<readonly number[]> => {
  const { rows } = await sql<{ certificate_id: number }>`
    select certificate_id from certificate
    where class_id = ${class_id} and kind = 'candidate' and status = 'valid' and registry = ${from}
    order by certificate_no limit ${limits.export_rows_max}`.execute(tx);
  return rows.map(({ certificate_id }) => certificate_id);
};

export const packRegistry = handle('certificate/packRegistry', ({ input, caller, services, request }) =>
  services.store.withTx(async (tx) => {
    const { class_id, from } = input;
    // One pack after the other: the second caller finds nothing left to pack.
    await lockCertificates(tx, class_id, (status) => keepsCertificates(status, 'candidate'));
    const ids = await readWaiting(tx, input);
    if (ids.length === 0) throw refuseTransition({ why: 'nothing_to_pack' });
    const now = services.now();
    const step = { state: from, event: 'pack', actors: caller.roles } as const;
    const to = nextRegistryStatus({ ...step, given: ['valid'] });
    const pack_id = newId();
    const { rows } = await sql<{ pack_no: number }>`
      insert into registry_pack (class_id, pack_id, pack_no, certificates, packed_by, packed_at)
      select ${class_id}::bigint, ${pack_id}::bigint, count(*)::int4 + 1, ${ids.length}::int4, ${caller.user_id}::bigint,
        ${now}::timestamptz
      from registry_pack where class_id = ${class_id}
      returning pack_no`.execute(tx);
    await sql`
      update certificate set registry = ${to}, registry_pack_id = ${pack_id}, registry_fault = null, updated_at = ${now}
      where class_id = ${class_id} and certificate_id = any(${[...ids]}::bigint[])`.execute(tx);
    const pack_no = rows[0]?.pack_no ?? 1;
    const by = { ...byStaff(caller, request), at: now };
    await appendAudit(tx, class_id, [
      packEvent(by, { pack_id, action: 'pack', detail: { pack_no, certificates: ids.length } }),
      ...ids.map((certificate_id) => registryEvent(by, { certificate_id, event: step.event, from, to })),
    ]);
    return { pack_id, pack_no, packed: ids.length };
  }),
);
