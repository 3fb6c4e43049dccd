import { studyLimits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { studyUnitExamples } from '../study-unit-record.js';
import { ownProgress, stretch } from './open-study-unit.js';

const { row, learner } = studyUnitExamples;

/**
 * Says that somebody still learns, and where: every thirty seconds while the page is seen, the video plays, and once more when it is left. It
 * counts the time since the last such word, at most a minute. Of a video only what was `watched` counts, and of that what did not count
 * before and goes on from it, no more than the time that has passed, and nothing of what the server has not sent: what is seen again, skipped
 * or made up adds nothing. What was not taken may be said again. Whoever hears `state_changed` has opened a unit elsewhere since; nothing is
 * counted.
 */
export const keepLearning = endpoint('study/keepLearning', {
  summary: 'Count the minutes of whoever learns',
  input: z.strictObject({
    enrolment_id: id,
    study_unit_id: id,
    session_no: z.int().min(1),
    place: z.int().min(0).max(studyLimits.place_max),
    /** What was played through of a video and does not count yet. */
    watched: z.array(stretch).max(studyLimits.stretches_max, 'over_limit').default([]),
  }),
  output: ownProgress,
  access: { to: 'ticket', purpose: 'enrol' },
  writes: 'study',
  refuses: ['not_found', 'transition_refused', 'state_changed'],
  example: {
    input: {
      enrolment_id: learner.enrolment_id,
      study_unit_id: row.study_unit_id,
      session_no: 7,
      place: 5,
    },
    output: { seconds: 1_110, seen: [], done_at: null },
  },
});
