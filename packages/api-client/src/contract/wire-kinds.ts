// Made by `npm run docs` from the endpoints, so that browsers load their names without their schemas.
import type { CallName } from './call-name.js';

/** How a call travels that is no POST of JSON answered by an envelope. */
export interface WireKind {
  readonly method?: 'GET';
  /** The input of a POST in the query. */
  readonly body?: 'query';
  /** `search` in a header of its own (`searchHeader`). */
  readonly search?: 'header';
  /** A file instead of an envelope; a stream takes as long as the line takes. */
  readonly answers?: 'file' | 'stream';
  /** An answer once something has happened. */
  readonly waits?: true;
}

/** The calls of which anything of that is true, but for `/export`: all of them answer with a file. */
export const wireKinds: { readonly [Name in CallName]?: WireKind } = {
  'certificate/fetchCertificatePdf': { answers: 'file' },
  'certificate/fetchKeys': { method: 'GET' },
  'class/fetchClassFile': { method: 'GET', answers: 'file' },
  'class/fetchDossierFile': { answers: 'file' },
  'course/printLesson': { answers: 'file' },
  'demo/fetchOutbox': { method: 'GET' },
  'enrolment/fetchDocument': { method: 'GET', answers: 'file' },
  'enrolment/fetchImportSheet': { answers: 'file' },
  'enrolment/fetchOwnFile': { method: 'GET', answers: 'file' },
  'enrolment/fetchPhoto': { method: 'GET', answers: 'file' },
  'exam/fetchPapersFile': { answers: 'file' },
  'exam/fetchRoomSheet': { answers: 'file' },
  'exam/printSitting': { answers: 'file' },
  'log/awaitChanges': { waits: true },
  'payment/fetchInvoiceFile': { method: 'GET', answers: 'file' },
  'payment/fetchPayeeQr': { method: 'GET', answers: 'file' },
  'payment/fetchProof': { method: 'GET', answers: 'file' },
  'payment/fetchReceiptPdf': { answers: 'file' },
  'promotion/fetchArticleFile': { method: 'GET', answers: 'file' },
  'score/fetchScoreSheet': { answers: 'file' },
  'study/fetchOwnStudyFile': { method: 'GET', answers: 'stream' },
  'study/fetchStudyFile': { method: 'GET', answers: 'stream' },
  'ticket/fetchPrintFile': { answers: 'file' },
  'ticket/fetchTicketPdf': { answers: 'file' },
  'user/fetchExpertFile': { method: 'GET', answers: 'file' },
  'user/fetchUnitQr': { method: 'GET', answers: 'file' },
  'user/getCategoryList': { method: 'GET' },
  'user/getComTypeCategoryList': { method: 'GET' },
  'user/getExpertInfo': { method: 'GET' },
  'user/getExpertList': { body: 'query', search: 'header' },
  'user/getList': { method: 'GET', search: 'header' },
  'user/info': { method: 'GET' },
  'user/infos': { method: 'GET', search: 'header' },
};
