import { sql } from 'kysely';
import { readTimeline } from '../../../platform/audit/read-timeline.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { newestEnrolments } from './candidate-columns.js';
import { findCandidateRecord } from './find-candidate-record.js';

export const fetchAccountById = handle('candidate/fetchAccountById', async ({ input, services }) => {
  const { candidate_id } = input;
  const { db } = services.store;
  const ofPhone = sql`e.phone_index = (select phone_index from candidate_account where candidate_id = ${candidate_id})`;
  const [record, enrolments, timeline] = await Promise.all([
    findCandidateRecord(db, services.keyring, candidate_id),
    newestEnrolments(ofPhone).execute(db),
    readTimeline(db, 0, 'candidate_account', candidate_id),
  ]);
  return { ...record, enrolments: enrolments.rows, timeline };
});
