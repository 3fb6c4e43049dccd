import { acceptsCheckIns, doorOpensAt } from '@skillcert/core';
import { sql } from 'kysely';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { doorChanges } from '../check-in/door-changes.js';
import { doorPeople } from '../check-in/door-people.js';
import { ticketKey } from './sign-ticket.js';

// The kit stays valid for people who come late, and for sittings that end late.
const atLeastMs = 7_200_000;

export const fetchDoorKit = handle(
  'ticket/fetchDoorKit',
  async ({ input: { class_id, since }, services: { store, keyring, now } }) => {
    const { db } = store;
    const at = now();
    const { rows } = await sql<{
      status: Parameters<typeof acceptsCheckIns>[0];
      ends_at: Date | null;
      first_at: Date | null;
      seq: number;
    }>`
      select c.status, (select max(i.ends_at) from exam_sitting i where i.class_id = c.class_id) as ends_at,
        coalesce((select min(i.starts_at) from exam_sitting i where i.class_id = c.class_id), c.exam_at) as first_at,
        coalesce((select h.seq from audit_head h where h.class_id = c.class_id), 0) as seq
      from class c where c.class_id = ${class_id}`.execute(db);
    const [found] = rows;
    if (!found) throw new Refusal('not_found');
    const isOpen = acceptsCheckIns(found.status);
    // The sequence is read before the people: a change in between is sent twice rather than left out.
    const { seq } = found;
    const ids = since === undefined || since > seq ? undefined : await doorChanges(db, class_id, since);
    const people = isOpen ? await doorPeople(db, class_id, ids) : [];
    const { id, public_key } = ticketKey(keyring);
    const until = isOpen ? Math.max(at.getTime() + atLeastMs, found.ends_at?.getTime() ?? 0) : at.getTime();
    return {
      key: { id, public_key: public_key.export({ format: 'jwk' }).x ?? '' },
      opens_at: found.first_at && new Date(doorOpensAt(found.first_at.getTime())).toISOString(),
      until: new Date(until).toISOString(),
      seq,
      whole: ids === undefined || !isOpen,
      people,
      gone:
        (isOpen && ids?.filter((each) => !people.some(({ enrolment_id }) => enrolment_id === each))) || [],
    };
  },
);
