import type { DoubtfulRow, OutputOf } from '@skillcert/api-client/contract';
import { type ClassStatus, classLifecycle, type ReviewStatus } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Call } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Database } from '../../../platform/store/database.js';
import type { Searcher } from '../../foundation/search/matches-search.js';
import { enrolmentRowColumns } from '../lists/enrolment-columns.js';
import { narrowed } from '../lists/list-enrolments.js';
import { resembles } from './resembles.js';

type Input = Call<'enrolment/fetchDoubtfulLists'>['input'];
type Doubtful = OutputOf<'enrolment/fetchDoubtfulLists'>;

const statuses: Readonly<Record<Input['kind'], readonly ReviewStatus[]>> = {
  marked: ['doubtful'],
  found: ['submitted', 'in_review'],
};

const isOver = (status: ClassStatus) => classLifecycle.states[status].ends;
const overStatuses = (Object.keys(classLifecycle.states) as ClassStatus[]).filter(isOver);

/**
 * Whether the enrolment `other` is live and its class `its_class` is not over. A person may have only one such place.
 */
const live = sql`other.live_id_index is not null and its_class.status <> all(${overStatuses}::text[])`;

const doubtful = (
  caller: StaffSession,
  { class_id, search, kind, doubt_kind }: Pick<Input, 'class_id' | 'search' | 'kind' | 'doubt_kind'>,
  searcher: Searcher,
) => sql`
  enrolment e cross join lateral (
    select coalesce(array_agg(distinct found.kind), '{}') as same from (${resembles('e', live)}) as found
  ) as likeness
  where ${narrowed(caller, { class_id, search }, searcher)} and e.status = any(${statuses[kind]}::text[])
    and ${doubt_kind ? sql`e.doubt_kind = ${doubt_kind}` : sql`true`}
    and (${kind === 'marked'} or cardinality(likeness.same) > 0)`;

/**
 * One page of the doubtful candidates of a class, their total, and the count of each kind. Other filters do not narrow
 * the counts.
 * @throws a Refusal `not_found` for a class that does not exist
 */
export const listDoubtful = async (
  db: Kysely<Database>,
  caller: StaffSession,
  input: Input,
  searcher: Searcher,
): Promise<Doubtful> => {
  const { class_id } = input;
  const all = (kind: Input['kind']) =>
    sql`(select count(*) from ${doubtful(caller, { class_id, kind }, searcher)})`;
  // Without filters the total is the count of the kind, so the slow comparison is not repeated.
  const isNarrowed = input.search || input.doubt_kind;
  const total = isNarrowed
    ? sql`(select count(*) from ${doubtful(caller, input, searcher)})::int4`
    : sql`null::int4`;
  const [page, counted] = await Promise.all([
    sql<DoubtfulRow>`
      select ${enrolmentRowColumns}, e.reason, e.doubt_kind, found.same
      from (select e.enrolment_id, likeness.same from ${doubtful(caller, input, searcher)}) as found
      join enrolment e on e.class_id = ${class_id} and e.enrolment_id = found.enrolment_id
      left join account a on a.user_id = e.reviewer_id
      order by e.created_at, e.enrolment_id
      limit ${input.limit} offset ${(input.page - 1) * input.limit}`.execute(db),
    sql<Pick<Doubtful, 'to_do'> & { readonly total: number | null }>`
      select ${total} as total,
        json_build_object('marked', ${all('marked')}, 'found', ${all('found')}) as to_do
      from class where class_id = ${class_id}`.execute(db),
  ]);
  const [count] = counted.rows;
  if (!count) throw new Refusal('not_found');
  const { to_do } = count;
  return { items: page.rows, total: count.total ?? to_do[input.kind], to_do };
};
