import type { CandidateAccountRow, CandidateRow } from '@skillcert/api-client/contract';
import { type RawBuilder, sql } from 'kysely';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { enrolmentRowColumns } from '../lists/enrolment-columns.js';

/** An account as the database has it: the phone sealed. */
export type SealedAccount = Omit<CandidateAccountRow, 'phone_masked' | 'enrolments'> & {
  readonly phone_enc: Buffer;
};

/** The wire columns of `enrolment e join class c` with the reviewer `a`. */
export const candidateColumns = sql`${enrolmentRowColumns}, c.class_name, c.code as class_code`;

/** The wire columns of `candidate_account o`, but for its phone. */
export const candidateAccountColumns = sql`o.candidate_id, o.username, o.name, o.phone_enc, o.status, o.refuse_content,
  ${utcMoment('o.created_at')} as created_at`;

const most = 100;

/** The enrolments that meet a condition over `enrolment e`, the newest first. */
export const newestEnrolments = (where: RawBuilder<unknown>): RawBuilder<CandidateRow> => sql<CandidateRow>`
  select ${candidateColumns}
  from enrolment e join class c on c.class_id = e.class_id left join account a on a.user_id = e.reviewer_id
  where ${where} order by e.created_at desc, e.enrolment_id desc limit ${most}`;
