// Made by `npm run docs` from the endpoints, so that browsers load their names without their schemas.
import type { CallName } from './call-name.js';

/** How a call travels that is no POST of JSON answered by an envelope. */
export interface WireKind {
  readonly method?: 'GET';
  /** The input of a POST in the query. */
  readonly queries?: true;
  /** `search` in a header of its own (`searchHeader`). */
  readonly searches?: true;
  /** A file instead of an envelope; a stream takes as long as the line takes. */
  readonly answers?: 'file' | 'stream';
  /** An answer once something has happened. */
  readonly waits?: true;
}

const file: WireKind = { answers: 'file' };
const querySearch: WireKind = { queries: true, searches: true };
const read: WireKind = { method: 'GET' };
const readFile: WireKind = { method: 'GET', answers: 'file' };
const readSearch: WireKind = { method: 'GET', searches: true };
const readStream: WireKind = { method: 'GET', answers: 'stream' };
const wait: WireKind = { waits: true };

/** The calls of which anything of that is true, but for `/export`: all of them answer with a file. */
export const wireKinds: { readonly [Name in CallName]?: WireKind } = {
  'certificate/fetchCertificatePdf': file,
  'class/fetchDossierFile': file,
  'course/printLesson': file,
  'enrolment/fetchImportSheet': file,
  'exam/fetchPapersFile': file,
  'exam/fetchRoomSheet': file,
  'exam/printSitting': file,
  'payment/fetchReceiptPdf': file,
  'score/fetchScoreSheet': file,
  'ticket/fetchPrintFile': file,
  'ticket/fetchTicketPdf': file,
  'user/getExpertList': querySearch,
  'certificate/fetchKeys': read,
  'demo/fetchOutbox': read,
  'user/getCategoryList': read,
  'user/getComTypeCategoryList': read,
  'user/getExpertInfo': read,
  'user/info': read,
  'class/fetchClassFile': readFile,
  'enrolment/fetchDocument': readFile,
  'enrolment/fetchOwnFile': readFile,
  'enrolment/fetchPhoto': readFile,
  'payment/fetchInvoiceFile': readFile,
  'payment/fetchPayeeQr': readFile,
  'payment/fetchProof': readFile,
  'promotion/fetchArticleFile': readFile,
  'user/fetchExpertFile': readFile,
  'user/fetchUnitQr': readFile,
  'user/getList': readSearch,
  'user/infos': readSearch,
  'study/fetchOwnStudyFile': readStream,
  'study/fetchStudyFile': readStream,
  'log/awaitChanges': wait,
};
