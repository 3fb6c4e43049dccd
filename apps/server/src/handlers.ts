import { fetchOutbox } from './demo/fetch-outbox.js';
import { accountHandlers } from './domain/accounts/account-handlers.js';
import { certificateHandlers } from './domain/certificates/certificate-handlers.js';
import { classHandlers } from './domain/class/class-handlers.js';
import { dossierHandlers } from './domain/dossier/dossier-handlers.js';
import { enrolmentHandlers } from './domain/enrolment/enrolment-handlers.js';
import { examHandlers } from './domain/exam/exam-handlers.js';
import { logHandlers } from './domain/log/log-handlers.js';
import { smsHandlers } from './domain/messaging/sms-handlers.js';
import { moneyHandlers } from './domain/money/money-handlers.js';
import { noteHandlers } from './domain/notes/note-handlers.js';
import { promotionHandlers } from './domain/promotion/promotion-handlers.js';
import { scoreHandlers } from './domain/scores/score-handlers.js';
import { studyHandlers } from './domain/study/study-handlers.js';
import type { AnyHandler } from './platform/http/calls/handle.js';

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
