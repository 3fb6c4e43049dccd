import { accountHandlers } from './accounts/account-handlers.js';
import { certificateHandlers } from './certificates/certificate-handlers.js';
import { classHandlers } from './class/class-handlers.js';
import { fetchOutbox } from './demo/fetch-outbox.js';
import { dossierHandlers } from './dossier/dossier-handlers.js';
import { enrolmentHandlers } from './enrolment/enrolment-handlers.js';
import { examHandlers } from './exam/exam-handlers.js';
import type { AnyHandler } from './http/calls/handle.js';
import { logHandlers } from './log/log-handlers.js';
import { moneyHandlers } from './money/money-handlers.js';
import { noteHandlers } from './notes/note-handlers.js';
import { promotionHandlers } from './promotion/promotion-handlers.js';
import { scoreHandlers } from './scores/score-handlers.js';
import { smsHandlers } from './sms/sms-handlers.js';
import { studyHandlers } from './study/study-handlers.js';

/**
 * Every handler of the product by its area, one a call of the contract: the server does not start where one is
 * missing.
 */
export const handlers: readonly AnyHandler[] = [
  ...classHandlers,
  ...enrolmentHandlers,
  ...examHandlers,
  ...scoreHandlers,
  ...certificateHandlers,
  ...moneyHandlers,
  ...studyHandlers,
  ...smsHandlers,
  ...accountHandlers,
  ...promotionHandlers,
  ...noteHandlers,
  ...dossierHandlers,
  ...logHandlers,
  fetchOutbox,
];
