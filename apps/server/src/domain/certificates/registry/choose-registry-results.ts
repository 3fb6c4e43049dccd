import { keepsCertificates } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { Refusal, refuseFields } from '../../../platform/http/errors/refuse.js';
import { plainWord } from '../../../platform/sheet/plain-word.js';
import type { Database } from '../../../platform/store/database.js';
import { lockCertificates } from '../issue/lock-certificates.js';
import { findPack } from './find-pack.js';
import { packEvent } from './registry-events.js';
import { choosersOf, keptResult, programmeWords } from './result-meanings.js';

type Chosen = Call<'certificate/chooseRegistryResults'>['input']['results'][number];

interface Choosing {
  readonly class_id: number;
  readonly user_id: number;
  readonly at: Date;
}

/**
 * Stores the meaning of a result, or deletes it, and returns whether that is new.
 * @throws a Refusal: state_changed if it has another meaning already, which is removed first
 */
const writeResult = async (
  tx: Transaction<Database>,
  { result, means }: Chosen,
  { class_id, user_id, at }: Choosing,
): Promise<boolean> => {
  const word = plainWord(result);
  const own = sql`unit_id = ${choosersOf(class_id)} and word = ${word}`;
  if (means === null) {
    const gone = await sql`delete from registry_result where ${own} returning word`.execute(tx);
    return gone.rows.length > 0;
  }
  const added = await sql`
    insert into registry_result (unit_id, word, said, means, chosen_by, chosen_at)
    values (${choosersOf(class_id)}, ${word}, ${result}, ${means}, ${user_id}, ${at}::timestamptz)
    on conflict do nothing returning word`.execute(tx);
  if (added.rows.length > 0) return true;
  const { rows } = await sql<{ means: string }>`select means from registry_result where ${own}`.execute(tx);
  if (rows[0]?.means !== means) throw new Refusal('state_changed');
  return false;
};

export const chooseRegistryResults = handle(
  'certificate/chooseRegistryResults',
  ({ input, caller, services, request }) =>
    services.store.withTx(async (tx) => {
      const { class_id, pack_id } = input;
      const known = programmeWords(services.certificates.registry.answer);
      const results = input.results.map(({ result, means }) => ({ result: keptResult(result), means }));
      // Nobody overrides the words of the programme.
      const wrong = results.findIndex(
        ({ result }) => plainWord(result) === '' || known.has(plainWord(result)),
      );
      if (wrong !== -1) throw refuseFields({ [`results.${wrong}.result`]: 'not_offered' });
      const at = services.now();
      await lockCertificates(tx, class_id, (status) => keepsCertificates(status, 'candidate'));
      const { pack_no } = await findPack(tx, input);
      const changed: Chosen[] = [];
      for (const chosen of results)
        if (await writeResult(tx, chosen, { class_id, user_id: caller.user_id, at })) changed.push(chosen);
      if (changed.length > 0) {
        const by = { ...byStaff(caller, request), at };
        const event = packEvent(by, { pack_id, action: 'results', detail: { pack_no, results: changed } });
        await appendAudit(tx, class_id, [event]);
      }
      return { changed: changed.length };
    }),
);
