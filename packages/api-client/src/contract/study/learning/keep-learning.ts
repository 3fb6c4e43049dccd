import { studyLimits } from '@skillcert/core';
import { z } from 'zod';
import { endpoint } from '../../endpoint.js';
import { id } from '../../fields.js';
import { studyUnitExamples } from '../study-unit-record.js';
import { ownProgress, stretch } from './open-study-unit.js';

const { row, learner } = studyUnitExamples;

/**
 * Reports that a candidate still learns, and where: every thirty seconds while the page is visible and the video
 * plays, and once more when the page is left. It counts the time since the last report, at most a minute. Of a
 * video only `watched` stretches count, and only the new part that continues from it, no more than the elapsed
 * time, and nothing that the server has not sent: repeats, skips and inventions add nothing. Stretches that were
 * not counted may be reported again. A page that gets `state_changed` has lost the unit to another page or device;
 * nothing is counted.
 */
export const keepLearning = endpoint('study/keepLearning', {
  summary: 'Count the minutes of a candidate who learns',
  input: z.strictObject({
    enrolment_id: id,
    study_unit_id: id,
    session_no: z.int().min(1),
    place: z.int().min(0).max(studyLimits.place_max),
    /** The stretches of a video that were played and do not count yet. */
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
