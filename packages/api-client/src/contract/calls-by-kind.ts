import type { CallName } from './calls.js';

/** The calls that answer with a picture, or another file, instead of an envelope. */
export const pictures: readonly CallName[] = [
  'enrolment/fetchPhoto',
  'enrolment/fetchDocument',
  'enrolment/fetchOwnFile',
  'user/fetchExpertFile',
  'user/fetchUnitQr',
  'payment/fetchPayeeQr',
  'payment/fetchProof',
  'payment/fetchInvoiceFile',
  'class/fetchClassFile',
  'class/exportClassLists',
  'candidate/exportCandidateLists',
  'enrolment/exportEnrolmentLists',
  'payment/exportPaymentLists',
  'payment/exportAllPayments',
  'payment/exportReceiptLists',
  'payment/exportInvoiceLists',
  'payment/exportAllInvoices',
  'ticket/exportTicketLists',
  'certificate/exportCertificateLists',
  'certificate/exportTeacherLists',
  'user/exportAccountLists',
  'candidate/exportOwnData',
  'enrolment/fetchImportSheet',
  'payment/exportSettlement',
  'payment/fetchReceiptPdf',
  'ticket/fetchTicketPdf',
  'ticket/fetchPrintFile',
  'exam/printSitting',
  'course/printLesson',
  'score/exportScoreStatistics',
  'certificate/fetchCertificatePdf',
  'promotion/fetchArticleFile',
  'promotion/exportLinkLists',
  'study/fetchStudyFile',
  'study/fetchOwnStudyFile',
  'study/exportLearners',
];

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
  'demo/fetchOutbox',
];

/** The calls whose input travels in the query of a POST. */
export const queried: readonly CallName[] = ['user/getExpertList'];

/** The calls whose input travels in the query but for `search`, which may be somebody's number and has a header of its own. */
export const searched: readonly CallName[] = ['user/getList', 'user/infos', 'user/getExpertList'];
