import type { CallName } from './calls.js';

/** The calls that answer with a video or a document of a course, as large as one may be. */
export const streamed: readonly CallName[] = ['study/fetchStudyFile', 'study/fetchOwnStudyFile'];

/** The calls that wait for something to happen, longer than another answer takes. */
export const waited: readonly CallName[] = ['log/awaitChanges'];

const files: readonly CallName[] = [
  'enrolment/fetchPhoto',
  'enrolment/fetchDocument',
  'enrolment/fetchOwnFile',
  'user/fetchExpertFile',
  'user/fetchUnitQr',
  'payment/fetchPayeeQr',
  'payment/fetchProof',
  'payment/fetchInvoiceFile',
  'class/fetchClassFile',
  'class/fetchDossierFile',
  'enrolment/fetchImportSheet',
  'payment/fetchReceiptPdf',
  'ticket/fetchTicketPdf',
  'ticket/fetchPrintFile',
  'exam/fetchRoomSheet',
  'exam/printSitting',
  'exam/fetchPapersFile',
  'course/printLesson',
  'score/fetchScoreSheet',
  'certificate/fetchCertificatePdf',
  'promotion/fetchArticleFile',
  ...streamed,
];

/** Whether a call answers with a picture or another file instead of an envelope; every export does. */
export const answersWithFile = (call: CallName): boolean => call.includes('/export') || files.includes(call);

/** The calls that are read with GET; every other one is a POST. */
export const reads: readonly CallName[] = [
  'user/info',
  'user/fetchUnitQr',
  'user/getList',
  'user/getCategoryList',
  'user/getComTypeCategoryList',
  'user/infos',
  'user/getExpertInfo',
  'user/fetchExpertFile',
  'class/fetchClassFile',
  'enrolment/fetchPhoto',
  'enrolment/fetchDocument',
  'enrolment/fetchOwnFile',
  'payment/fetchPayeeQr',
  'payment/fetchProof',
  'payment/fetchInvoiceFile',
  'promotion/fetchArticleFile',
  'study/fetchStudyFile',
  'study/fetchOwnStudyFile',
  'certificate/fetchKeys',
  'demo/fetchOutbox',
];

/** The calls whose input travels in the query of a POST. */
export const queried: readonly CallName[] = ['user/getExpertList'];

/**
 * The calls whose input travels in the query except for `search`, which may be a person's number and has a header
 * of its own.
 */
export const searched: readonly CallName[] = ['user/getList', 'user/infos', 'user/getExpertList'];
