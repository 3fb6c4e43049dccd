import { accountEntries, roles } from '@skillcert/core';
import { z } from 'zod';
import { id, moment } from '../../fields.js';

const classIds = z.array(id);

/** The recommending institution shown on the sidebar card. */
export const recommendInfo = z.object({
  com_name: z.string(),
  pi_name: z.string(),
  pi_phone: z.string(),
  pi_email: z.string(),
  pi_qr: z.string(),
});

/** The session's profile, field by field as the specification lists it. */
export const profile = z.object({
  user_id: id,
  name: z.string(),
  /** The address of the account's picture; empty if there is none. None of our screens shows it. */
  avatar: z.string(),
  introduction: z.string(),
  /** The effective roles: one after a role switch. */
  roles: z.array(z.enum(roles)),
  /** Every role the account may switch to. */
  held_roles: z.array(z.enum(roles)),
  editor_deadline: moment.nullable(),
  recommend_deadline: moment.nullable(),
  expert_deadline: moment.nullable(),
  expert_assign_limit: z.number().int().nullable(),
  /** The units that the account recommends for: its own, or none. */
  recommend_lists: z.array(z.object({ unit_id: id, com_name: z.string() })),
  /** The scores that the account enters, if the programme assigns them by account; else empty. */
  score_type: z.string(),
  organization_category: z.string(),
  com_type_category: z.string(),
  /** The account that recommends for their unit; the first of several. */
  recommend_user_id: id.nullable(),
  recommend_info: recommendInfo.nullable(),
  entry: z.object({ id: z.enum(['', ...accountEntries]), title: z.string() }),
  show_recommend: z.boolean(),
  /** Whether the initial password must be changed before anything else. */
  must_change_password: z.boolean(),
  /** Whether a second factor must be enrolled before anything else. */
  must_enrol_factor: z.boolean(),
  permission_classes: z.object({
    organization_classes: classIds,
    owner_classes: classIds,
    paid_in_classes: classIds,
    sign_in_classes: classIds,
  }),
});

/** The profile of a session. */
export type Profile = z.infer<typeof profile>;
