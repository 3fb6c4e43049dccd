import { guidanceRoles, limits, linkStates } from '@skillcert/core';
import { z } from 'zod';
import type { Access } from '../access.js';
import { classStatus } from '../class/class-record.js';
import { endpoint } from '../endpoint.js';
import { day, id, listOf, moment, page, searchText } from '../fields.js';

/** Institutions that are shown the guidance, each with the links of its own. */
export const linkHolders = {
  to: 'roles',
  roles: guidanceRoles.link_holders,
  show_recommend: true,
} as const satisfies Access;

const count = z.int().min(0);

/**
 * The state of a link for its visitor: enrolment is open, not yet open, paused, full (a class may have a waiting
 * list then), or closed.
 */
const linkState = z.enum(linkStates);

/** An enrolment link of the caller's unit, the data to share it, and its results. */
export const linkRow = z.object({
  class_id: id,
  class_name: z.string(),
  code: z.string(),
  level: z.string(),
  city: z.string(),
  venue: z.string(),
  enroll_start: moment.nullable(),
  enroll_end: moment.nullable(),
  exam_at: moment.nullable(),
  status: classStatus,
  link_state: linkState,
  /** The unit that the link of a joint class names; null where the class is the unit's own. */
  unit_id: id.nullable(),
  com_name: z.string().nullable(),
  /** The number of visits while the link was open: a browser counts once a day. */
  visits: count,
  /** The same of each of the last thirty days, the list's `today` last. */
  visits_by_day: z.array(count).length(limits.link_days_shown),
  /** Drafts that are not sent yet; abandoned ones are deleted after some days. */
  begun: count,
  /** Enrolments that were sent, in any state; a moved candidate counts there. */
  submitted: count,
  approved: count,
  /** Of the approved ones, those who owe nothing. */
  paid: count,
  /** Candidates who passed and have a valid certificate. */
  certified: count,
});
export type LinkRow = z.infer<typeof linkRow>;

/** The filters and the order of the links. */
export const linkListFilters = {
  search: searchText.optional(),
  state: linkState.optional(),
  sort: z.enum(['enroll_end', 'exam_at']).default('enroll_end'),
  order: z.enum(['asc', 'desc']).default('desc'),
};

/**
 * The enrolment links of the caller's own unit, and the number of candidates by each. `search` finds the name, code
 * and city of a class.
 */
export const fetchLinkLists = endpoint('promotion/fetchLinkLists', {
  summary: 'Own enrolment links and their results',
  input: z.strictObject({ ...page, ...linkListFilters }),
  output: listOf(linkRow).extend({
    /** The day that it is where the programme is. */
    today: day,
  }),
  access: linkHolders,
  example: {
    input: { page: 1, limit: 20, state: 'open' },
    output: {
      items: [
        {
          class_id: 180143985094819,
          class_name: '2026年第四期（三级）上海班',
          code: 'C26-0104',
          level: '3',
          city: '上海',
          venue: '浦东新区张江路 100 号',
          enroll_start: '2026-10-20T01:00:00Z',
          enroll_end: '2026-11-30T09:00:00Z',
          exam_at: '2026-12-20T01:00:00Z',
          status: 'enrolling',
          link_state: 'open',
          unit_id: 12,
          com_name: '华东职业能力评价协会',
          visits: 118,
          visits_by_day: [...Array.from({ length: limits.link_days_shown - 2 }, () => 0), 64, 54],
          begun: 4,
          submitted: 31,
          approved: 22,
          paid: 17,
          certified: 0,
        },
      ],
      total: 1,
      today: '2026-11-22',
    },
  },
});
