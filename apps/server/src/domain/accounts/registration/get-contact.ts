import type { OutputOf } from '@skillcert/api-client/contract';
import { maskName, maskPhone } from '@skillcert/core';
import { sql } from 'kysely';
import type { Candidate } from '../../../platform/http/calls/caller.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { takeFromAddress } from '../../../platform/http/guards/limit-address.js';
import type { Services } from '../../../platform/services.js';
import { findProven } from './resolve-candidate.js';

type Contacts = OutputOf<'user/getContact'>;
type Contact = Contacts['contacts'][number];

interface Found extends Pick<Contacts, 'contacts' | 'unit'> {
  readonly is_open: boolean;
  readonly is_own: boolean;
}

const perAddress = { name: 'contacts', hits: 300, seconds: 3_600 };

const masked = <Shown extends Contact>(contact: Shown): Shown => ({
  ...contact,
  name: maskName(contact.name),
  phone: maskPhone(contact.phone),
});

/**
 * The contacts of a class and of a unit: the unit that recommended the candidate, or else the one that the link names
 * if it takes part, or else the unit of the class.
 */
const findContacts = async (
  { store, now }: Services,
  { class_id, unit_id }: { class_id: number; unit_id?: number | undefined },
  candidate: Candidate | undefined,
): Promise<Found | undefined> => {
  const at = now();
  const own = sql`select e.unit_id from enrolment e
    where e.class_id = c.class_id and e.phone_index = ${candidate?.phone_index ?? Buffer.alloc(0)}`;
  const { rows } = await sql<Found>`
    select c.contacts, (c.status = 'enrolling' and c.enroll_start <= ${at} and c.enroll_end > ${at}) as is_open,
      exists (${own}) as is_own,
      (select json_build_object('unit_id', u.unit_id, 'com_name', u.com_name, 'name', u.pi_name, 'phone', u.pi_phone)
        from unit u where u.unit_id = coalesce((${own} and e.unit_id is not null order by e.created_at desc limit 1),
          (select cu.unit_id from class_unit cu where cu.class_id = c.class_id and cu.unit_id = ${unit_id ?? null}::bigint),
          c.unit_id)) as unit
    from class c where c.class_id = ${class_id}`.execute(store.db);
  return rows[0];
};

/** The contacts of a class. A class that is neither open nor one's own is refused like one that does not exist. */
export const getContact = handle('user/getContact', async ({ input, services, request }) => {
  await takeFromAddress(services, perAddress, request.address);
  const candidate = await findProven(services, 'enrol', request);
  const found = await findContacts(services, input, candidate);
  if (!found || !(found.is_open || found.is_own)) throw new Refusal('not_found');
  const { contacts, unit } = found;
  if (candidate) return { masked: false, contacts, unit };
  return { masked: true, contacts: contacts.map(masked), unit: unit && masked(unit) };
});
