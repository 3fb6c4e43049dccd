import { z } from 'zod';
import { type Access, registrationDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, listOf, page, searchText } from '../../fields.js';
import { doubtKind } from '../doubt-kind.js';
import { doubtExamples, doubtfulRow } from './same-person.js';

/** The roles that compare the candidates of a class with others. */
export const doubtReaders = {
  ...registrationDesk,
  scope: { from: 'input', class_type: 'sign_up', is_organization: true },
} as const satisfies Access;

/** The filters of the doubtful candidates of a class. */
export const doubtfulListFilters = {
  class_id: id,
  kind: z.enum(['marked', 'found']),
  /** Of those that are marked. */
  doubt_kind: doubtKind.optional(),
  search: searchText.optional(),
};

/**
 * The doubtful candidates of a class, the earliest enrolment first: `marked` by a reviewer, or `found` under review
 * because a live enrolment in another class that is not over resembles theirs. `to_do` has the number of each kind.
 */
export const fetchDoubtfulLists = endpoint('enrolment/fetchDoubtfulLists', {
  summary: 'Doubtful candidates of a class',
  input: z.strictObject({ ...page, ...doubtfulListFilters }),
  output: listOf(doubtfulRow).extend({ to_do: z.object({ marked: z.int(), found: z.int() }) }),
  access: doubtReaders,
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819, page: 1, limit: 20, kind: 'marked' },
    output: { items: [doubtExamples.row], total: 1, to_do: { marked: 1, found: 3 } },
  },
});
