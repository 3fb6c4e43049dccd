import { z } from 'zod';
import { examDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, listOf, page, searchText } from '../../fields.js';
import { examExamples, sittingRow, subjectId } from '../exam-record.js';

/** The filters and the order of the sittings of a class. */
export const sittingListFilters = {
  class_id: id,
  search: searchText.optional(),
  subject: subjectId.optional(),
  room_id: id.optional(),
  /** Only those that nobody invigilates. */
  unattended: z.literal(true).optional(),
  sort: z.enum(['starts_at', 'room_name']).default('starts_at'),
  order: z.enum(['asc', 'desc']).default('asc'),
};

/** The sittings of a class. `search` finds a room by its name or address, or an invigilator. */
export const fetchSittingLists = endpoint('exam/fetchSittingLists', {
  summary: 'Sittings of a class',
  input: z.strictObject({ ...page, ...sittingListFilters }),
  output: listOf(sittingRow),
  access: examDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: examExamples.class_id, page: 1, limit: 20, subject: 'theory' },
    output: { items: [examExamples.sitting], total: 1 },
  },
});
