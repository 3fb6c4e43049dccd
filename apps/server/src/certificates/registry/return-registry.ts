import { importLimits, keepsCertificates } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../audit/append-audit.js';
import { byStaff } from '../../class/by-staff.js';
import { handle } from '../../http/calls/handle.js';
import { Refusal, refuseTransition } from '../../http/errors/refuse.js';
import { takeFrom } from '../../http/guards/take-from.js';
import { refuseFault } from '../../import/refuse-fault.js';
import { arrayText, columnText } from '../../store/array-text.js';
import type { Database } from '../../store/database.js';
import { lockCertificates } from '../issue/lock-certificates.js';
import { findPack } from './find-pack.js';
import { judgeAnswer, type NamedCertificate } from './judge-answer.js';
import { nextRegistryStatus } from './next-registry-status.js';
import { type AnswerLine, readAnswer } from './read-answer.js';
import { packEvent, registryEvent } from './registry-events.js';
import { readMeanings } from './result-meanings.js';

/** Answers that one member of staff sends an hour. */
const budget = { name: 'registry answer', hits: importLimits.imports_per_hour, seconds: 3_600 };
/** Lines that are listed one by one; of more, only their number. */
const namedLines = 200;
/** The counts of an answer with unknown results: it changes nothing. */
const nothing = { accepted: 0, rejected: 0, known: 0, odd: 0, odd_lines: [] };

const readNamed = async (
  tx: Transaction<Database>,
  class_id: number,
  lines: readonly AnswerLine[],
): Promise<readonly NamedCertificate[]> => {
  const numbers = arrayText([...new Set(lines.map(({ certificate_no }) => certificate_no))]);
  const { rows } = await sql<NamedCertificate>`
    select certificate_id, certificate_no, registry, registry_pack_id from certificate
    where class_id = ${class_id} and kind = 'candidate' and certificate_no = any(${numbers}::text[])`.execute(
    tx,
  );
  return rows;
};

export const returnRegistry = handle(
  'certificate/returnRegistry',
  async ({ input, caller, services, request }) => {
    const { class_id, pack_id, title } = input;
    if (request.bytes.length > importLimits.sheet_bytes_max) throw new Refusal('too_large');
    // A missing pack is reported before its answer is read.
    await findPack(services.store.db, input);
    await takeFrom(services, budget, String(caller.user_id));
    const rules = services.certificates.registry.answer;
    const meaningOf = await readMeanings(services.store.db, class_id, rules);
    const { lines, unknown, reading } = await refuseFault(request.language, () =>
      readAnswer(services.sheets, Buffer.from(request.bytes), rules, meaningOf),
    );
    if (unknown.length > 0) return { ...nothing, unknown: [...unknown] };
    return services.store.withTx(async (tx) => {
      await lockCertificates(tx, class_id, (status) => keepsCertificates(status, 'candidate'));
      const { pack_no, is_sent } = await findPack(tx, input);
      if (!is_sent) throw refuseTransition({ thing: 'registry', state: 'packed' });
      const certificates = await readNamed(tx, class_id, lines);
      const { answered, known, odd } = judgeAnswer(lines, { pack_id, certificates });
      const now = services.now();
      const steps = answered.map((each) => ({
        ...each,
        to: nextRegistryStatus({
          ...{ state: each.from, event: each.event, actors: caller.roles },
          given: each.fault === null ? [] : ['fault'],
        }),
      }));
      await sql`
        update certificate k set registry = a.registry, registry_fault = a.fault, updated_at = ${now}
        from unnest(${columnText(steps, 'certificate_id')}::bigint[], ${columnText(steps, 'to')}::text[],
          ${columnText(steps, 'fault')}::text[]) as a (certificate_id, registry, fault)
        where k.class_id = ${class_id} and k.certificate_id = a.certificate_id`.execute(tx);
      const rejected = steps.filter(({ to }) => to === 'rejected').length;
      const counts = { accepted: steps.length - rejected, rejected, known, odd: odd.length };
      if (counts.accepted > 0)
        await sql`update registry_pack set accepted_by = array_append(array_remove(accepted_by, ${caller.user_id}::bigint), ${caller.user_id}::bigint)
          where class_id = ${class_id} and pack_id = ${pack_id}`.execute(tx);
      const by = { ...byStaff(caller, request), at: now };
      await appendAudit(tx, class_id, [
        packEvent(by, { pack_id, action: 'answer', detail: { pack_no, title, ...counts } }),
        ...steps.map((step) => registryEvent(by, step)),
      ]);
      return { ...counts, odd_lines: odd.slice(0, namedLines), unknown: [], reading };
    });
  },
);
