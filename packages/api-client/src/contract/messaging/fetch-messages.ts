import { limits } from '@skillcert/core';
import { z } from 'zod';
import { signUpDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { id, listOf, page, searchText, waitingCount } from '../fields.js';
import { smsExamples, smsRow, smsStatus } from './sms-record.js';

/** The filters and the order of the messages to the candidates of a class. */
export const messageFilters = {
  class_id: id,
  mailing_id: id.optional(),
  search: searchText.optional(),
  status: z.array(smsStatus).max(limits.filter_choices_max).optional(),
  sort: z.enum(['created_at']).default('created_at'),
  order: z.enum(['asc', 'desc']).default('desc'),
};

/**
 * The messages to the candidates of a class, by state, and the number that did not arrive or may not have; without
 * codes. `search` finds those to a person, also automatic ones: by a name, an enrolment number, an exact phone or
 * identity number.
 */
export const fetchMessages = endpoint('sms/fetchMessages', {
  summary: 'Messages to the candidates of a class',
  input: z.strictObject({ ...page, ...messageFilters }),
  output: listOf(smsRow).extend({ to_do: z.object({ failed: waitingCount, unknown: waitingCount }) }),
  access: signUpDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: smsExamples.row.class_id, page: 1, limit: 20, status: ['delivered'] },
    output: { items: [smsExamples.row], total: 1, to_do: { failed: 2, unknown: 0 } },
  },
});
