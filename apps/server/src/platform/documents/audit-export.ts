import type { OutputOf } from '@skillcert/api-client/contract';
import { type ExportKind, hasPersonalPart } from '@skillcert/core';
import type { Transaction } from 'kysely';
import type { Database } from '../store/database.js';
import { type ListTable, listFile } from './list-file.js';
import { type ExportAsked, recordExport } from './record-export.js';

const names = {
  class_list: 'classes',
  candidate_list: 'candidates',
  enrolment_list: 'candidates',
  payment_list: 'payments',
  receipt_list: 'receipts',
  invoice_list: 'invoices',
  ticket_list: 'tickets',
  certificate_list: 'certificates',
  teacher_list: 'teachers',
  account_list: 'accounts',
  link_list: 'links',
  learner_list: 'learners',
  roster_list: 'roster',
  lesson_list: 'lessons',
  attendance_list: 'attendance',
  doubtful_list: 'doubtful',
  message_list: 'messages',
  top_up_list: 'orders',
  candidate_account_list: 'accounts',
  sitting_list: 'sittings',
  score_list: 'scores',
  course_list: 'courses',
  study_unit_list: 'course-units',
  settlement_list: 'settlement',
} as const satisfies Partial<Record<ExportKind, string>>;

/** A list that can be taken as a file, as the audit trail calls it. */
export type ExportedList = keyof typeof names;

interface Exported<Id> {
  readonly of: ExportedList;
  readonly format: 'csv' | 'xlsx';
  readonly filters: Readonly<Record<string, unknown>> & { readonly search?: string | undefined };
  /** The rows of the list, and one more than an export may have if there are more. */
  readonly find: (tx: Transaction<Database>) => Promise<readonly Id[]>;
  readonly table: (ids: readonly Id[]) => ListTable;
}

/**
 * A list as a file with the day in its name, recorded before the first line is sent.
 * @throws a Refusal: too_many, export_too_big
 */
export const auditExport = async <Id>(
  asked: ExportAsked,
  { of, format, filters, find, table }: Exported<Id>,
): Promise<OutputOf<'class/exportClassLists'>> => {
  // The trail keeps its entries for good; a number is found in any spelling.
  const search = filters.search ?? '';
  const { found, day } = await recordExport(asked, {
    object_type: of,
    filters: { ...filters, search: hasPersonalPart(search) ? '…' : search },
    find,
  });
  return listFile({ of: names[of], day, format }, table(found));
};
