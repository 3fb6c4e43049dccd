import { contract } from '@skillcert/api-client/contract';
import { heldRoles, type PermissionClasses, type Role, rolesHere } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Database } from '../../../platform/store/database.js';

interface Found extends PermissionClasses {
  readonly name: string;
  readonly unit_id: number | null;
  readonly show_recommend: boolean;
  readonly editor_deadline: Date | null;
  readonly recommend_deadline: Date | null;
  readonly expert_deadline: Date | null;
  readonly roles: readonly Role[];
}

const classes = (duty: string) =>
  sql`array(select class_id from assignment where user_id = a.user_id and duty = ${sql.lit(duty)} order by class_id)`;

/**
 * The account that requested a job in a class, and its session with its roles; every role of the account counts if the
 * job stores none.
 */
interface Asked {
  readonly class_id: number;
  readonly asked_by: number;
  readonly asked_as?: readonly Role[];
  readonly session_hash?: Buffer;
}

/**
 * The account that requested a job, with the rights that the account has at this moment and that it was asked with: the
 * session may be over. Undefined once the account may no longer make the call that asks for such jobs in the class.
 */
export const askerOf = async (
  db: Kysely<Database>,
  { class_id, asked_by, asked_as, session_hash = Buffer.alloc(0) }: Asked,
  call:
    | 'enrolment/startReviewJob'
    | 'payment/decideInvoiceSheet'
    | 'enrolment/decideImport'
    | 'sms/decideMailing',
  now: Date,
): Promise<StaffSession | undefined> => {
  const { rows } = await sql<Found>`
    select a.name, a.unit_id, a.show_recommend, a.editor_deadline, a.recommend_deadline, a.expert_deadline,
      array(select role from account_role where user_id = a.user_id order by role) as roles,
      ${classes('organization')} as organization_classes, ${classes('owner')} as owner_classes,
      ${classes('paid_in')} as paid_in_classes, ${classes('sign_in')} as sign_in_classes
    from account a where a.user_id = ${asked_by} and a.status = 'approved'`.execute(db);
  const [found] = rows;
  if (!found) return undefined;
  const { name, unit_id, show_recommend, ...rights } = found;
  const { organization_classes, owner_classes, paid_in_classes, sign_in_classes } = rights;
  const permission_classes = { organization_classes, owner_classes, paid_in_classes, sign_in_classes };
  const held_roles = heldRoles(rights, now);
  const asked = asked_as ? held_roles.filter((role) => asked_as.includes(role)) : held_roles;
  const { access } = contract[call];
  const roles = rolesHere(
    { roles: asked, permission_classes },
    { ...access.scope, roles: access.roles },
    class_id,
  );
  if (roles.length === 0) return undefined;
  return {
    session_id: 0,
    session_hash,
    user_id: asked_by,
    name,
    unit_id,
    roles,
    held_roles,
    permission_classes,
    show_recommend,
    must_change_password: false,
    must_enrol_factor: false,
  };
};
