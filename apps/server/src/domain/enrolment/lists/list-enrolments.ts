import type { ListedEnrolment, OutputOf } from '@skillcert/api-client/contract';
import { waitingStates } from '@skillcert/core';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Call } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { candidateScope } from '../../../platform/http/guards/class-scope.js';
import { countedStates, countStates } from '../../../platform/store/count-states.js';
import type { Database } from '../../../platform/store/database.js';
import { isOneOf, readPage } from '../../../platform/store/read-page.js';
import { matchesSearch, type Searcher } from '../../foundation/search/matches-search.js';
import { doneWithCourses } from '../../foundation/standing/has-studied.js';
import { studiesOnline } from '../../foundation/standing/studies-online.js';
import { conditionsOf, type EvaluatedRow, isEntered } from '../intake/conditions-of.js';
import { enrolmentRowColumns, waitingPosition } from './enrolment-columns.js';
import { findPage, orderOf } from './find-page.js';

type Filters = Call<'enrolment/fetchEnrolmentLists'>['input'];

/** The condition on `enrolment e` of all filters except the states. */
export const narrowed = (
  caller: StaffSession,
  { class_id, search, unit_id, studied }: Pick<Filters, 'class_id' | 'search' | 'unit_id' | 'studied'>,
  searcher: Searcher,
): RawBuilder<unknown> =>
  sql.join(
    [
      sql`e.class_id = ${class_id}`,
      candidateScope(caller),
      ...(unit_id === undefined ? [] : [sql`e.unit_id = ${unit_id}`]),
      ...(studied === undefined ? [] : [sql`${studiesOnline} and ${doneWithCourses} = ${studied}`]),
      ...(search ? [matchesSearch(search, searcher)] : []),
    ],
    sql` and `,
  );

/** A list row with the columns that its conditions are evaluated on. The encrypted facts come as base64 text. */
interface Listed
  extends Omit<ListedEnrolment, 'conditions'>,
    Pick<EvaluatedRow, 'birth' | 'documents' | 'entered'> {
  readonly facts: string | null;
}

interface Counted extends Pick<OutputOf<'enrolment/fetchEnrolmentLists'>, 'total' | 'to_do'> {
  readonly level: string;
}

/**
 * Counts the matching rows and the waiting ones by state. A search leaves few rows, so one scan counts both. Without a
 * search each part of the index is counted separately.
 */
const countsOf = (
  { class_id, search }: Pick<Filters, 'class_id' | 'search'>,
  where: RawBuilder<unknown>,
  inStates: RawBuilder<unknown>,
): RawBuilder<Counted> =>
  search
    ? sql<Counted>`
      select counted.total, counted.to_do, c.level
      from class c, (
        select count(*) filter (where ${inStates})::int4 as total, ${countedStates('e.status', waitingStates.enrolment)} as to_do
        from enrolment e where ${where}) as counted
      where c.class_id = ${class_id}`
    : sql<Counted>`
      select (select count(*) from enrolment e where ${where} and ${inStates})::int4 as total,
        ${countStates('e.status', waitingStates.enrolment, sql`enrolment e where ${where}`)} as to_do, level
      from class where class_id = ${class_id}`;

/**
 * One page of the candidates of a class that the session may see, with their total and the counts of waiting states.
 * @throws a Refusal `not_found` for a class that does not exist
 */
export const listEnrolments = async (
  db: Kysely<Database>,
  caller: StaffSession,
  filters: Filters,
  { rules, ...searcher }: Searcher & { readonly rules: Parameters<typeof conditionsOf>[1] },
): Promise<OutputOf<'enrolment/fetchEnrolmentLists'>> => {
  const where = narrowed(caller, filters, searcher);
  const inStates = filters.status?.length ? isOneOf('e.status', filters.status) : sql`true`;
  const { items, count } = await readPage(db, filters, {
    rows: sql<Listed>`
      select ${enrolmentRowColumns}, u.com_name, ${waitingPosition}, e.birth::text as birth, encode(e.facts_enc, 'base64') as facts, e.documents, ${isEntered} as entered
      from (${findPage(filters, where)}) as found
        join enrolment e on e.class_id = ${filters.class_id} and e.enrolment_id = found.enrolment_id
        left join account a on a.user_id = e.reviewer_id left join unit u on u.unit_id = e.unit_id
      order by ${orderOf(filters, 'found')}`,
    count: countsOf(filters, where, inStates),
  });
  if (!count) throw new Refusal('not_found');
  const { total, level, to_do } = count;
  const marked = items.map(({ birth, facts, documents, entered, ...row }) => {
    const facts_enc = facts === null ? null : Buffer.from(facts, 'base64');
    const sent_at = new Date(row.created_at);
    const evaluated = conditionsOf(
      { level, birth, education: row.education, facts_enc, documents, entered, sent_at },
      rules,
    );
    return { ...row, conditions: evaluated?.mark ?? null };
  });
  return { items: marked, total, to_do };
};
