import {
  type FoundPerson,
  foundPeopleMax,
  type OutputOf,
  type StandingRecord,
} from '@skillcert/api-client/contract';
import { type ExamRules, type StandingFacts, standingOf } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { Database } from '../../../../platform/store/database.js';
import type { Searcher } from '../../../foundation/search/matches-search.js';
import { meantPeople } from './meant-people.js';
import { seenPeople } from './seen-people.js';
import { standingFacts, standingSources } from './standing-columns.js';

interface Looking extends Searcher {
  readonly caller: StaffSession;
  readonly exam: ExamRules;
}

/** The most enrolments that are shown of one person: the newest. */
const mostStandings = 20;

interface Found
  extends StandingFacts,
    Pick<FoundPerson, 'name' | 'id_type' | 'id_masked'>,
    Omit<StandingRecord, 'stage' | 'waits_for' | 'since' | 'list' | 'status'> {
  /** The number of the person among those found, from 1. */
  readonly person: number;
}

const standingRecord = (found: Found): StandingRecord => {
  const { class_id, class_name, class_code, enrolment_id, enrol_no, phone_masked } = found;
  const { review: status, ticket_no, certificate_no } = found;
  const record = { class_id, class_name, class_code, enrolment_id, enrol_no, phone_masked };
  return { ...record, status, ticket_no, certificate_no, ...standingOf(found) };
};

const grouped = (rows: readonly Found[]): FoundPerson[] => {
  const people = new Map<number, FoundPerson>();
  for (const row of rows) {
    const { person, name, id_type, id_masked } = row;
    const known = people.get(person);
    if (known) known.standings.push(standingRecord(row));
    else people.set(person, { name, id_type, id_masked, standings: [standingRecord(row)] });
  }
  return [...people.values()];
};

/**
 * The people that a search finds, with all their enrolments that the session may see and the standing of each. The
 * person who enrolled last comes first. The blind index of a document identifies a person (ADR 0006). An enrolment that
 * the session may not see neither finds a person nor is shown.
 */
export const listPeople = async (
  db: Kysely<Database>,
  search: string,
  { caller, exam, ...searcher }: Looking,
): Promise<OutputOf<'candidate/findPeople'>> => {
  const seen = seenPeople(caller);
  const { rows } = await sql<Found>`
    with person as (
      select e.id_index, max(e.created_at) as newest from enrolment e
      where ${meantPeople(search, searcher)} and ${seen}
      group by e.id_index order by newest desc, e.id_index limit ${foundPeopleMax + 1}
    ), found as (
      select n.person, own.class_id, own.enrolment_id
      from (select id_index, (row_number() over (order by newest desc, id_index))::int4 as person from person) as n
      cross join lateral (
        select e.class_id, e.enrolment_id from enrolment e where e.id_index = n.id_index and ${seen}
        order by e.created_at desc, e.enrolment_id desc limit ${mostStandings}) as own
    )
    select found.person, e.name, e.id_type, e.id_masked, e.class_id, c.class_name, c.code as class_code, e.enrolment_id,
      e.enrol_no, e.phone_masked, t.ticket_no, case when certified.issued_at is not null then certified.certificate_no end as certificate_no,
      ${standingFacts(caller, exam)}
    from found
    join enrolment e on e.class_id = found.class_id and e.enrolment_id = found.enrolment_id
    join class c on c.class_id = e.class_id
    ${standingSources}
    order by found.person, e.created_at desc, e.enrolment_id desc`.execute(db);
  const people = grouped(rows);
  return { items: people.slice(0, foundPeopleMax), more: people.length > foundPeopleMax };
};
