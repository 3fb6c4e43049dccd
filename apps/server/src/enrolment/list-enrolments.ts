import type { ListedEnrolment } from '@skillcert/api-client/contract';
import { type Kysely, sql } from 'kysely';
import { candidateScope } from '../class/class-scope.js';
import type { StaffSession } from '../http/caller.js';
import type { Call } from '../http/handle.js';
import { Refusal } from '../http/refuse.js';
import type { Database } from '../store/database.js';
import { isOneOf, readPage } from '../store/read-page.js';
import { conditionsOf, type JudgedRow } from './conditions-of.js';
import { enrolmentRowColumns, waitingPosition } from './enrolment-columns.js';
import { findPage, orderOf } from './find-page.js';
import { matchesSearch, type Searcher } from './matches-search.js';

type Filters = Call<'enrolment/fetchEnrolmentLists'>['input'];

/** What narrows `enrolment e`, its states aside. */
const narrowed = (caller: StaffSession, { class_id, search }: Filters, searcher: Searcher) =>
  sql.join(
    [
      sql`e.class_id = ${class_id}`,
      candidateScope(caller),
      ...(search ? [matchesSearch(search, searcher)] : []),
    ],
    sql` and `,
  );

/** A row, with what its conditions are judged by; what is sealed comes as text. */
interface Listed extends Omit<ListedEnrolment, 'conditions'>, Pick<JudgedRow, 'birth' | 'documents'> {
  readonly facts: string | null;
}

/**
 * One page of a class's candidates that the session may see, and how many there are.
 * @throws a Refusal `not_found` for a class that does not exist
 */
export const listEnrolments = async (
  db: Kysely<Database>,
  caller: StaffSession,
  filters: Filters,
  { judging, ...searcher }: Searcher & { readonly judging: Parameters<typeof conditionsOf>[1] },
): Promise<{ items: ListedEnrolment[]; total: number }> => {
  const where = narrowed(caller, filters, searcher);
  const inStates = filters.status?.length ? isOneOf('e.status', filters.status) : sql`true`;
  const { items, count } = await readPage(db, filters, {
    rows: sql<Listed>`
      select ${enrolmentRowColumns}, ${waitingPosition}, e.birth::text as birth, encode(e.facts_enc, 'base64') as facts, e.documents
      from (${findPage(filters, where)}) as found
        join enrolment e on e.class_id = ${filters.class_id} and e.enrolment_id = found.enrolment_id
        left join account a on a.user_id = e.reviewer_id
      order by ${orderOf(filters)}`,
    count: sql<{ total: number; level: string }>`
      select (select count(*) from enrolment e where ${where} and ${inStates})::int4 as total, level
      from class where class_id = ${filters.class_id}`,
  });
  if (!count) throw new Refusal('not_found');
  const { total, level } = count;
  const marked = items.map(({ birth, facts, documents, ...row }) => {
    const facts_enc = facts === null ? null : Buffer.from(facts, 'base64');
    const sent_at = new Date(row.created_at);
    const judged = conditionsOf(
      { level, birth, education: row.education, facts_enc, documents, sent_at },
      judging,
    );
    return { ...row, conditions: judged?.mark ?? null };
  });
  return { items: marked, total };
};
