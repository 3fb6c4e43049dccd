import { roles } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { timelineEntry } from '../../timeline.js';

/** The organisation that an account belongs to. */
const ownUnit = z.object({
  unit_id: id,
  com_name: z.string(),
  com_code: z.string(),
  organization_category: z.string(),
  com_type_category: z.string(),
  pi_name: z.string(),
  pi_phone: z.string(),
  pi_email: z.string(),
  pi_qr: z.string(),
});

const ownAccount = z.object({
  user_id: id,
  username: z.string(),
  name: z.string(),
  introduction: z.string(),
  email: z.string(),
  phone_masked: z.string(),
  roles: z.array(z.enum(roles)),
  unit: ownUnit.nullable(),
  /** Whether the unit's contact is the account's to change. */
  speaks_for_unit: z.boolean(),
  timeline: z.array(timelineEntry),
});

/** An account as its owner sees it. */
export type OwnAccount = z.infer<typeof ownAccount>;

/** The caller's own account with its unit and its history. */
export const fetchOwnAccount = endpoint('user/fetchOwnAccount', {
  summary: 'One’s own account, its unit and its history',
  input: z.strictObject({}),
  output: ownAccount,
  access: { to: 'session' },
  example: {
    input: {},
    output: {
      user_id: 4,
      username: 'recommend01',
      name: '赵文博',
      introduction: '',
      email: 'recommend01@example.com',
      phone_masked: '138****9004',
      roles: ['recommend'],
      unit: {
        unit_id: 1,
        com_name: '华东职业能力评价协会',
        com_code: '51310000MJ4901234X',
        organization_category: '社会团体',
        com_type_category: '行业协会',
        pi_name: '赵文博',
        pi_phone: '021-55550101',
        pi_email: '',
        pi_qr: '',
      },
      speaks_for_unit: true,
      timeline: [
        {
          at: '2026-11-20T08:00:00.000Z',
          by: '赵文博',
          action: 'change_password',
          from: null,
          to: null,
          reason: null,
        },
      ],
    },
  },
});
