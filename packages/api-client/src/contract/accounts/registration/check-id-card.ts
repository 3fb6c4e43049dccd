import { limits } from '@skillcert/core';
import { z } from 'zod';
import { registrationDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { idType } from '../../enrolment/site/check-class-id-card.js';
import { requiredLine } from '../../fields.js';

/**
 * Whether an identity number is valid, and how many enrolments it has: for a candidate with the proven phone, for
 * staff in the classes whose candidates they see. Enrolments of others with the number are not revealed.
 */
export const checkIdCard = endpoint('user/checkIdCard', {
  summary: 'Check an identity number, and whether it is enrolled within one’s own sight',
  input: z.strictObject({ id_type: idType, id_card: requiredLine(limits.id_card_length_max) }),
  output: z.object({
    valid: z.boolean(),
    enrolments: z.number().int(),
    /** Whether the phone of one of these enrolments has a candidate's account. */
    has_account: z.boolean(),
  }),
  access: { ...registrationDesk, to: 'ticket_or_roles', purpose: 'enrol' },
  refuses: ['phone_unproven', 'too_many'],
  example: {
    input: { id_type: 'cn', id_card: '11010519491231002X' },
    output: { valid: true, enrolments: 1, has_account: false },
  },
});
