import type { ErasureRow } from '@skillcert/api-client/contract';
import { erasureDecisions, erasureLifecycle, eventsFrom, obstructsErasure } from '@skillcert/core';
import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import type { Row } from '../../../platform/store/database.js';
import { shownRequest } from './erasure-request.js';
import { readFates } from './read-fates.js';

interface Found extends Row<'erasure_request'> {
  readonly name: string | null;
  readonly first_name: string | null;
  readonly total: number;
}

/** The decisions open to the caller, by the lifecycle table and by who approved first. */
const eventsOf = (
  { status, first_by }: Found,
  enrolments: ErasureRow['enrolments'],
  {
    user_id,
    roles,
  }: { readonly user_id: number; readonly roles: readonly ('admin' | 'zky-admin' | string)[] },
): ErasureRow['events'] => {
  const isOwn = first_by === user_id;
  const obstructed = enrolments.some(({ fate }) => obstructsErasure(fate));
  const given = [...(obstructed ? [] : ['unobstructed']), ...(isOwn ? [] : ['another_person']), 'reason'];
  const actors = (['admin', 'zky-admin'] as const).filter((role) => roles.includes(role));
  const open = eventsFrom(erasureLifecycle, status, actors).filter(({ needs }) =>
    needs.every((need) => given.includes(need)),
  );
  return erasureDecisions.filter((decision) => open.some(({ event }) => event === decision));
};

export const fetchErasureLists = handle(
  'candidate/fetchErasureLists',
  async ({ input, caller, services }) => {
    const { db } = services.store;
    const { page, limit, enrolment_id } = input;
    const ofOne = enrolment_id
      ? sql`r.phone_index in (select o.phone_index from enrolment e join enrolment o on o.id_index = e.id_index
        where e.enrolment_id = ${enrolment_id})`
      : sql`true`;
    const { rows } = await sql<Found>`
    select r.*, f.name as first_name, coalesce(
      (select e.name from enrolment e where e.phone_index = r.phone_index order by e.created_at desc limit 1),
      (select a.name from candidate_account a where a.phone_index = r.phone_index)) as name,
      (count(*) over ())::int4 as total
    from erasure_request r left join account f on f.user_id = r.first_by
    where ${ofOne}
    order by (r.status in ('requested', 'approved')) desc, r.requested_at, r.erasure_id
    limit ${limit} offset ${(page - 1) * limit}`.execute(db);
    const phones = rows.flatMap(({ phone_index }) => phone_index ?? []);
    const fates = phones.length > 0 ? await readFates(db, phones) : [];
    const items = rows.map((found) => {
      const enrolments = fates
        .filter(({ phone_index }) => found.phone_index?.equals(phone_index))
        .map(({ phone_index: _, ...enrolment }) => enrolment);
      const { name, first_name, phone_masked, reason } = found;
      return {
        ...shownRequest(found),
        name: name ?? '',
        phone_masked,
        reason,
        first_by: first_name ?? '',
        enrolments,
        events: eventsOf(found, enrolments, caller),
      };
    });
    if (rows[0] || page === 1) return { items, total: rows[0]?.total ?? 0 };
    // A page beyond the last has no row to count on.
    const { rows: counted } = await sql<{ total: number }>`
      select count(*)::int4 as total from erasure_request r where ${ofOne}`.execute(db);
    return { items, total: counted[0]?.total ?? 0 };
  },
);
