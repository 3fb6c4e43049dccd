import { keepsCertificates } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../audit/append-audit.js';
import { byStaff } from '../../class/by-staff.js';
import { type Call, handle } from '../../http/calls/handle.js';
import { refuseFields } from '../../http/errors/refuse.js';
import { plainWord } from '../../import/rows/plain-word.js';
import type { Database } from '../../store/database.js';
import { lockCertificates } from '../issue/lock-certificates.js';
import { findPack } from './find-pack.js';
import { packEvent } from './registry-events.js';

type Chosen = Call<'certificate/chooseRegistryResults'>['input']['results'][number];

/** Keeps what a result means, or forgets it, and says whether that is new. */
const writeResult = async (
  tx: Transaction<Database>,
  { result, means }: Chosen,
  { user_id, at }: { readonly user_id: number; readonly at: Date },
): Promise<boolean> => {
  const word = plainWord(result);
  const { rows } =
    means === null
      ? await sql`delete from registry_result where word = ${word} returning word`.execute(tx)
      : await sql`
          insert into registry_result as r (word, said, means, chosen_by, chosen_at)
          values (${word}, ${result}, ${means}, ${user_id}, ${at}::timestamptz)
          on conflict (word) do update set said = excluded.said, means = excluded.means,
            chosen_by = excluded.chosen_by, chosen_at = excluded.chosen_at
          where r.means <> excluded.means
          returning word`.execute(tx);
  return rows.length > 0;
};

export const chooseRegistryResults = handle(
  'certificate/chooseRegistryResults',
  ({ input, caller, services, request }) =>
    services.store.withTx(async (tx) => {
      const { class_id, pack_id, results } = input;
      const empty = results.findIndex(({ result }) => plainWord(result) === '');
      if (empty !== -1) throw refuseFields({ [`results.${empty}.result`]: 'required' });
      const at = services.now();
      await lockCertificates(tx, class_id, (status) => keepsCertificates(status, 'candidate'));
      const { pack_no } = await findPack(tx, input);
      const changed: Chosen[] = [];
      for (const chosen of results)
        if (await writeResult(tx, chosen, { user_id: caller.user_id, at })) changed.push(chosen);
      if (changed.length > 0) {
        const by = { ...byStaff(caller, request), at };
        const event = packEvent(by, { pack_id, action: 'results', detail: { pack_no, results: changed } });
        await appendAudit(tx, class_id, [event]);
      }
      return { changed: changed.length };
    }),
);
