import { type AttendanceRow, contract } from '@skillcert/api-client/contract';
import { type RowCells, rowTable } from '../../../platform/documents/export-rows.js';
import type { ListTable } from '../../../platform/documents/list-file.js';
import { certificateCells, listCertificates, listTeachers, teacherCells } from '../../certificates/index.js';
import { classTable } from '../../class/index.js';
import { enrolmentTable } from '../../enrolment/index.js';
import {
  listRoster,
  listSittings,
  listTickets,
  rosterCells,
  sittingCells,
  ticketCells,
} from '../../exam/index.js';
import type { Searcher } from '../../foundation/search/matches-search.js';
import {
  invoiceCells,
  listInvoices,
  listPayments,
  listReceipts,
  paymentCells,
  receiptCells,
} from '../../money/index.js';
import { listScores, scoreListCells } from '../../scores/index.js';
import {
  attendanceCells,
  courseCells,
  learnerCells,
  lessonCells,
  listAttendance,
  listCourses,
  listLearners,
  listLessons,
  listStudyUnits,
  studyUnitCells,
} from '../../study/index.js';
import type { Making } from './making.js';
import { filesTable, reviewsTable, trailTable, unitsTable } from './own-sheets.js';
import { sittingAttendance } from './sitting-attendance.js';

/** Everything: no class has this many of anything. */
const all = { page: 1, limit: 1_000_000 } as const;

const searcherOf = ({ services: { keyring, now } }: Making): Searcher => ({ keyring, now: now() });

interface AttendedLesson extends AttendanceRow {
  readonly lesson: string;
  readonly starts_at: string;
}

const attendedCells: RowCells<AttendedLesson> = [
  ['lesson', (row) => row.lesson],
  ['starts_at', (row, { minute }) => minute(row.starts_at)],
  ...attendanceCells,
];

const lessonsOf = async ({ services, dossier: { class_id } }: Making) => {
  const filters = { ...contract['course/fetchLessonLists'].input.parse({ class_id }), ...all };
  return (await listLessons(services.store.db, filters, services.now())).items;
};

/** The lists of a class as its screens have them, each as a table; by the name that the file has in the dossier. */
export const sheets: Readonly<Record<string, (making: Making) => Promise<ListTable>>> = {
  class: async ({ services, caller, dossier: { class_id, language } }) =>
    classTable(services, caller, { ids: [class_id], language }),
  units: unitsTable,
  files: filesTable,
  candidates: async ({ services, dossier: { class_id, language } }) => {
    const enrolled = await services.store.db
      .selectFrom('enrolment')
      .select('enrolment_id')
      .where('class_id', '=', class_id)
      .orderBy('enrol_no')
      .execute();
    const ids = enrolled.map(({ enrolment_id }) => enrolment_id);
    return enrolmentTable(services, { class_id, ids, revealed: false, language });
  },
  reviews: async (making) => reviewsTable(making),
  payments: async (making) => {
    const { services, dossier, says } = making;
    const { class_id } = dossier;
    const filters = { ...contract['payment/fetchPaymentLists'].input.parse({ class_id }), ...all };
    const { items } = await listPayments(services.store.db, filters, searcherOf(making));
    return rowTable(items, paymentCells, says);
  },
  receipts: async (making) => {
    const { services, dossier, says } = making;
    const { class_id } = dossier;
    const filters = { ...contract['payment/fetchReceiptLists'].input.parse({ class_id }), ...all };
    const { items } = await listReceipts(services.store.db, filters, searcherOf(making));
    return rowTable(items, receiptCells, says);
  },
  invoices: async ({ services, dossier: { class_id }, says }) => {
    const filters = { ...contract['payment/fetchInvoiceLists'].input.parse({ class_id }), ...all };
    return rowTable((await listInvoices(services.store.db, filters)).items, invoiceCells, says);
  },
  sittings: async ({ services, dossier: { class_id }, says }) => {
    const filters = { ...contract['exam/fetchSittingLists'].input.parse({ class_id }), ...all };
    return rowTable(
      (await listSittings(services.store.db, filters)).items,
      sittingCells(services.exam),
      says,
    );
  },
  tickets: async (making) => {
    const { services, dossier, says } = making;
    const { class_id } = dossier;
    const filters = { ...contract['ticket/fetchTicketLists'].input.parse({ class_id }), ...all };
    const { items } = await listTickets(services.store.db, filters, searcherOf(making));
    return rowTable(items, ticketCells(services.exam), says);
  },
  lessons: async (making) => rowTable(await lessonsOf(making), lessonCells, making.says),
  attendance: async (making) => {
    const { services, dossier, says } = making;
    const { class_id } = dossier;
    const attended: AttendedLesson[] = [];
    for (const { lesson_id, title, starts_at } of await lessonsOf(making)) {
      const filters = { ...contract['course/fetchAttendance'].input.parse({ class_id, lesson_id }), ...all };
      const { items } = await listAttendance(services.store.db, filters, searcherOf(making));
      attended.push(...items.map((row) => ({ ...row, lesson: title, starts_at })));
    }
    return rowTable(attended, attendedCells, says);
  },
  courses: async ({ services, caller, dossier: { class_id }, says }) => {
    const filters = { ...contract['study/fetchCourseLists'].input.parse({ class_id }), ...all };
    return rowTable((await listCourses(services.store.db, caller, filters)).items, courseCells, says);
  },
  'course-units': async ({ services, caller, dossier: { class_id }, says }) => {
    const filters = { ...contract['study/fetchStudyUnitLists'].input.parse({ class_id }), ...all };
    return rowTable((await listStudyUnits(services.store.db, caller, filters)).items, studyUnitCells, says);
  },
  learners: async (making) => {
    const { services, caller, dossier, says } = making;
    const { class_id, purpose } = dossier;
    const filters = { ...contract['study/exportLearners'].input.parse({ class_id, purpose }), ...all };
    const { items } = await listLearners(services.store.db, caller, filters, searcherOf(making));
    return rowTable(items, learnerCells, says);
  },
  roster: async (making) => {
    const { services, dossier, says } = making;
    const { class_id } = dossier;
    const filters = { ...contract['class/fetchReportLists'].input.parse({ class_id }), ...all };
    const { items } = await listRoster(services.store.db, filters, searcherOf(making));
    return rowTable(items, rosterCells, says);
  },
  'sitting-attendance': sittingAttendance,
  scores: async (making) => {
    const { services, caller, dossier, says } = making;
    const { store, exam } = services;
    const { class_id } = dossier;
    const filters = { ...contract['score/fetchScoreLists'].input.parse({ class_id }), ...all };
    const { items } = await listScores(store.db, filters, { ...searcherOf(making), caller, exam });
    return rowTable(items, scoreListCells(exam)(items), says);
  },
  certificates: async (making) => {
    const { services, caller, dossier, says } = making;
    const { store, exam } = services;
    const { class_id } = dossier;
    const filters = { ...contract['certificate/fetchCertificateLists'].input.parse({ class_id }), ...all };
    const { items } = await listCertificates(store.db, filters, { ...searcherOf(making), caller, exam });
    return rowTable(items, certificateCells, says);
  },
  teachers: async ({ services, caller, dossier: { class_id }, says }) => {
    const filters = { ...contract['certificate/fetchTeacherLists'].input.parse({ class_id }), ...all };
    const { items } = await listTeachers(services.store.db, filters, { caller, now: services.now() });
    return rowTable(items, teacherCells, says);
  },
  trail: async (making) => trailTable(making),
};
