import { sql } from 'kysely';
import type { Services } from '../../../../platform/services.js';
import { namePinyin } from '../../../foundation/search/name-pinyin.js';

const atOnce = 500;

/** The longest round, so that a stopping server need not wait for all names. */
const roundMs = 1_500;

interface Unspelled {
  readonly class_id: number;
  readonly enrolment_id: number;
  readonly name: string;
}

const readUnspelled = async ({ store }: Pick<Services, 'store'>) => {
  const { rows } = await sql<Unspelled>`
    select class_id, enrolment_id, name from enrolment where name_pinyin is null
    order by class_id, enrolment_id limit ${atOnce}`.execute(store.db);
  return rows;
};

/** Spells names in pinyin that were written before names were spelled. @returns their number */
export const spellNames = async (services: Pick<Services, 'store'>): Promise<number> => {
  const until = performance.now() + roundMs;
  let spelled = 0;
  let more = true;
  while (more && performance.now() < until) {
    const names = await readUnspelled(services);
    const column = <Value>(read: (name: Unspelled) => Value) => names.map(read);
    // A name that was changed meanwhile was spelled with the change.
    await sql`
      update enrolment e set name_pinyin = string_to_array(r.pinyin, ' ')
      from unnest(${column(({ class_id }) => class_id)}::bigint[], ${column(({ enrolment_id }) => enrolment_id)}::bigint[],
        ${column(({ name }) => namePinyin(name).join(' '))}::text[]) as r(class_id, enrolment_id, pinyin)
      where e.class_id = r.class_id and e.enrolment_id = r.enrolment_id and e.name_pinyin is null`.execute(
      services.store.db,
    );
    spelled += names.length;
    more = names.length === atOnce;
  }
  return spelled;
};
