import type { Transaction } from 'kysely';
import type { Database, NewRow } from '../../platform/store/database.js';

const rowsPerStatement = 500;

/** Writes rows of the demo, so many at once that a statement stays within what the protocol takes. */
export const insertRows = async <
  Table extends
    | 'enrolment'
    | 'payment'
    | 'group_payment'
    | 'provider_order'
    | 'sandbox_order'
    | 'refund'
    | 'refund_order'
    | 'bank_line'
    | 'ledger'
    | 'receipt'
    | 'gathering'
    | 'invoice'
    | 'invoice_line'
    | 'number_series'
    | 'exam_room'
    | 'exam_sitting'
    | 'sitting_invigilator'
    | 'score'
    | 'score_entry'
    | 'score_amendment'
    | 'score_recheck'
    | 'certificate'
    | 'registry_pack'
    | 'prefix_series'
    | 'exam_ticket'
    | 'exam_seat'
    | 'exam_arrangement'
    | 'sitting_mark'
    | 'lesson'
    | 'lesson_teacher'
    | 'lesson_mark'
    | 'study_course'
    | 'study_unit'
    | 'study_question'
    | 'study_attempt'
    | 'study_file'
    | 'study_file_part'
    | 'study_progress'
    | 'study_day',
>(
  tx: Transaction<Database>,
  table: Table,
  rows: readonly NewRow<Table>[],
) => {
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    await tx
      .insertInto(table)
      .values(rows.slice(from, from + rowsPerStatement))
      .execute();
  }
};
