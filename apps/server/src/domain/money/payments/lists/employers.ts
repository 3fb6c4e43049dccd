import { limits, originKey } from '@skillcert/core';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/store/database.js';

/** An employer by one of its spellings, and how many people have it. */
interface Spelt {
  readonly employer: string;
  readonly count: number;
}

/**
 * The employers of these spellings, the largest first, each by its most frequent one: two spellings of one name are one
 * employer, as for neighbours in a room (ADR 0074), and those that mean none are nobody's.
 */
export const groupEmployers = (spellings: readonly Spelt[]): Spelt[] => {
  const found = new Map<string, Spelt>();
  const byName = (a: Spelt, b: Spelt) => b.count - a.count || (a.employer < b.employer ? -1 : 1);
  for (const { employer, count } of spellings.toSorted(byName)) {
    const key = originKey(employer);
    if (key === '') continue;
    const before = found.get(key);
    found.set(key, before ? { ...before, count: before.count + count } : { employer, count });
  }
  return [...found.values()].sort(byName).slice(0, limits.payee_groups_max);
};

/**
 * The spellings of an employer among some people.
 * @param people which enrolments, of `enrolment e` and its `class c`
 * @returns undefined where no employer is asked for
 */
export const spellingsOf = async (
  db: Kysely<Database>,
  employer: string | undefined,
  people: RawBuilder<unknown>,
): Promise<readonly string[] | undefined> => {
  if (employer === undefined) return undefined;
  const key = originKey(employer);
  const { rows } = await sql<Pick<Spelt, 'employer'>>`
    select distinct e.employer from enrolment e join class c on c.class_id = e.class_id
    where ${people} and e.employer <> ''`.execute(db);
  const spelt = rows.map((row) => row.employer);
  return spelt.filter((name) => (key === '' ? name === employer : originKey(name) === key));
};
