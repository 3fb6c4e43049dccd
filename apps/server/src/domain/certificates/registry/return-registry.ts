import { keepsCertificates } from '@skillcert/core';
import { sql } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { refuseFields, refuseTransition } from '../../../platform/http/errors/refuse.js';
import { keepColumns } from '../../../platform/sheet/kept-columns.js';
import { refuseFault } from '../../../platform/sheet/refuse-fault.js';
import { columnText } from '../../../platform/store/array-text.js';
import { lockCertificates } from '../issue/lock-certificates.js';
import { countAnswer, evaluateAnswer } from './evaluate-answer.js';
import { findPack } from './find-pack.js';
import { nextRegistryStatus } from './next-registry-status.js';
import { readNamed } from './read-named.js';
import { packEvent, registryEvent } from './registry-events.js';
import { refuseOtherHead, takeAnswer } from './take-answer.js';

/** The counts of an answer with unknown results: it changes nothing. */
const nothing = { accepted: 0, rejected: 0, known: 0, odd: 0, odd_lines: [] };

export const returnRegistry = handle('certificate/returnRegistry', async (call) => {
  const { input, caller, services, request } = call;
  const { class_id, pack_id, title } = input;
  const { keyring } = services;
  const answer = await takeAnswer(call);
  const { lines, unknown, look, file, reading, heads, columns } = answer;
  if (!look.is_whole) throw refuseFields({ columns: 'required' });
  if (unknown.length > 0) return { ...nothing, unknown: [...unknown] };
  return refuseFault(request.language, () =>
    services.store.withTx(async (tx) => {
      await lockCertificates(tx, class_id, (status) => keepsCertificates(status, 'candidate'));
      const pack = await findPack(tx, input);
      const { pack_no, is_sent } = pack;
      refuseOtherHead(pack, answer);
      if (!is_sent) throw refuseTransition({ thing: 'registry', state: 'packed' });
      const certificates = await readNamed(tx, class_id, lines);
      const evaluated = evaluateAnswer(lines, { pack_id, certificates });
      const now = services.now();
      const steps = evaluated.answered.map((each) => ({
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
      const { odd_lines, ...counts } = countAnswer(evaluated);
      if (counts.accepted > 0)
        await sql`update registry_pack set
          accepted_by = array_append(array_remove(accepted_by, ${caller.user_id}::bigint), ${caller.user_id}::bigint),
          answer_heads = answer_heads || jsonb_build_object(${file}::text, ${reading}::text)
          where class_id = ${class_id} and pack_id = ${pack_id}`.execute(tx);
      if (columns.isByHand)
        await keepColumns(tx, keyring, {
          ...{ family: 'answers', heads, fields: columns.fields },
          ...{ user_id: caller.user_id, now },
        });
      const by = { ...byStaff(caller, request), at: now };
      await appendAudit(tx, class_id, [
        packEvent(by, { pack_id, action: 'answer', detail: { pack_no, title, ...counts } }),
        ...steps.map((step) => registryEvent(by, step)),
      ]);
      return { ...counts, odd_lines, unknown: [], reading: look.reading };
    }),
  );
});
