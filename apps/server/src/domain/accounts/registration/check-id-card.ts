import { isIdOfType, normaliseIdCard } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import type { Candidate, StaffSession } from '../../../platform/http/calls/caller.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { isStaff } from '../../../platform/http/calls/is-staff.js';
import { candidateScope, reviewScope } from '../../../platform/http/guards/class-scope.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import { idIndex } from '../../foundation/search/id-index.js';

// Few people have many numbers, so many requests would be a search for people.
const perPhone = { name: 'check-id-card', hits: 20, seconds: 3_600 };
const perAccount = { name: 'check-id-card-staff', hits: 200, seconds: 3_600 };

/** The rows of `enrolment e` that the caller may know of. */
const inSight = (caller: Candidate | StaffSession): RawBuilder<boolean> =>
  isStaff(caller)
    ? sql<boolean>`(${reviewScope(caller)} and ${candidateScope(caller)})`
    : sql<boolean>`e.phone_index = ${caller.phone_index}`;

/** Checks an identity number. An invalid one costs neither a try nor a query. */
export const checkIdCard = handle('user/checkIdCard', async ({ input, caller, services }) => {
  const { id_type } = input;
  const id_card = normaliseIdCard(input.id_card);
  if (!isIdOfType(id_type, id_card, { now: services.now() }))
    return { valid: false, enrolments: 0, has_account: false };
  if (isStaff(caller)) await takeFrom(services, perAccount, String(caller.user_id));
  else await takeFrom(services, perPhone, caller.phone_index.toString('base64url'));
  const { rows } = await sql<{ enrolments: number; has_account: boolean }>`
    select count(*)::int4 as enrolments, coalesce(bool_or(k.candidate_id is not null), false) as has_account
    from enrolment e join class c on c.class_id = e.class_id
      left join candidate_account k on k.phone_index = e.phone_index
    where e.id_index = ${idIndex(services.keyring, id_type, id_card)} and ${inSight(caller)}`.execute(
    services.store.db,
  );
  return { valid: true, enrolments: rows[0]?.enrolments ?? 0, has_account: rows[0]?.has_account ?? false };
});
