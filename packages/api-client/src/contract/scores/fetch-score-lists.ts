import { z } from 'zod';
import { scoreReaders } from '../access.js';
import { classStatus } from '../class/class-record.js';
import { endpoint } from '../endpoint.js';
import { id, listOf, page, searchText } from '../fields.js';
import { scoreExamples, scoreRow, scoreStatus, scoreSubject } from './score-record.js';

/** The filters and the order of the scores of a class. */
export const scoreListFilters = {
  class_id: id,
  search: searchText.optional(),
  status: scoreStatus.or(z.enum(['proposed', 'recheck', 'kept'])).optional(),
  order: z.enum(['asc', 'desc']).default('asc'),
};

/**
 * The candidates of an exam with their scores. `status` selects candidates with a score in this state, `proposed`
 * those with a change that waits for a second person, `recheck` those whose request for a recheck waits, `kept`
 * those who keep a subject from another class; `search` finds a name, a ticket or enrolment number, an exact phone
 * or an exact identity number. A participating unit sees its own candidates, and only published scores.
 */
export const fetchScoreLists = endpoint('score/fetchScoreLists', {
  summary: 'The scores of a class',
  input: z.strictObject({ ...page, ...scoreListFilters }),
  output: listOf(scoreRow).extend({
    status: classStatus,
    /** Whether the caller may enter and publish scores here. */
    may_enter: z.boolean(),
    /** The number of scores that wait for a second person to decide about their change. */
    proposed: z.int(),
    /** The number of waiting requests for a recheck. */
    rechecks: z.int(),
    subjects: z.array(scoreSubject),
  }),
  access: scoreReaders,
  refuses: ['not_found'],
  example: {
    input: { class_id: scoreExamples.class_id, page: 1, limit: 20, status: 'conflict' },
    output: {
      items: [scoreExamples.row],
      total: 1,
      status: 'scoring',
      may_enter: true,
      proposed: 0,
      rechecks: 0,
      subjects: [
        {
          subject: 'theory',
          full_points: 100,
          pass_points: 60,
          counts: {
            empty: 0,
            entered_once: 4,
            conflict: 1,
            agreed: 71,
            frozen: 0,
            published: 0,
            final: 0,
            annulled: 0,
          },
          involved: true,
          absences: { to_confirm: 2, doubts: 1 },
        },
      ],
    },
  },
});
