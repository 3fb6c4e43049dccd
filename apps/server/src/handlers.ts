import { fetchAssignments } from './accounts/assignments/fetch-assignments.js';
import { setAssignments } from './accounts/assignments/set-assignments.js';
import { createUser } from './accounts/create-user.js';
import { fetchUserById } from './accounts/fetch-user-by-id.js';
import { exportAccountLists } from './accounts/lists/export-account-lists.js';
import { getList } from './accounts/lists/get-list.js';
import { infos } from './accounts/lists/infos.js';
import { fetchPhone as fetchAccountPhone } from './accounts/secrets/fetch-phone.js';
import { resetInitPwd } from './accounts/secrets/reset-init-pwd.js';
import { setStatus } from './accounts/set-status.js';
import { updateUser } from './accounts/update-user.js';
import { candidateHandlers } from './candidates/candidate-handlers.js';
import { certificateHandlers } from './certificates/certificate-handlers.js';
import { fetchContacts } from './class/contacts/fetch-contacts.js';
import { saveContacts } from './class/contacts/save-contacts.js';
import { checkClass } from './class/edit/check-class.js';
import { createClass } from './class/edit/create-class.js';
import { saveClassDraft } from './class/edit/save-class-draft.js';
import { startClassDraft } from './class/edit/start-class-draft.js';
import { updataClass } from './class/edit/updata-class.js';
import { fetchClassById } from './class/fetch-class-by-id.js';
import { fetchClassFile } from './class/files/fetch-class-file.js';
import { removeClassFile } from './class/files/remove-class-file.js';
import { uploadClassFile } from './class/files/upload-class-file.js';
import { setClassStatus } from './class/lifecycle/set-class-status.js';
import { exportClassLists } from './class/lists/export-class-lists.js';
import { fetchClassLists } from './class/lists/fetch-class-lists.js';
import { fetchOpenClasses } from './class/lists/fetch-open-classes.js';
import { fetchToDo } from './class/lists/fetch-to-do.js';
import { ownerHandlers } from './class/owner/owner-handlers.js';
import { stageHandlers } from './class/stages/stage-handlers.js';
import { jointHandlers } from './class/units/joint-handlers.js';
import { fetchOutbox } from './demo/fetch-outbox.js';
import { dossierHandlers } from './dossier/dossier-handlers.js';
import { draftHandlers } from './draft/draft-handlers.js';
import { enrolmentHandlers } from './enrolment/enrolment-handlers.js';
import { checkClassIdCard } from './enrolment/site/check-class-id-card.js';
import { checkClassPhone } from './enrolment/site/check-class-phone.js';
import { diffClassVerfyCode } from './enrolment/site/diff-class-verfy-code.js';
import { enrollClass } from './enrolment/site/enroll-class.js';
import { fetchClassVerfyCode } from './enrolment/site/fetch-class-verfy-code.js';
import { fetchEnrollListsByPhone } from './enrolment/site/fetch-enroll-lists-by-phone.js';
import { fetchSeats } from './enrolment/site/fetch-seats.js';
import { updateEnrollByPhone } from './enrolment/site/update-enroll-by-phone.js';
import { erasureHandlers } from './erasure/erasure-handlers.js';
import { checkInHandlers } from './exam/check-in/check-in-handlers.js';
import { examHandlers } from './exam/sittings/exam-handlers.js';
import { ticketHandlers } from './exam/tickets/ticket-handlers.js';
import { fetchExpertFile } from './experts/fetch-expert-file.js';
import { fetchExpertInfo } from './experts/fetch-expert-info.js';
import { getExpertInfo } from './experts/get-expert-info.js';
import { getExpertList } from './experts/get-expert-list.js';
import { removeExpertFile } from './experts/remove-expert-file.js';
import { setExpert } from './experts/set-expert.js';
import { setRateStatus } from './experts/set-rate-status.js';
import { updateExpertInfo } from './experts/update-expert-info.js';
import { uploadExpertFile } from './experts/upload-expert-file.js';
import { grantHandlers } from './grant/grant-handlers.js';
import type { AnyHandler } from './http/calls/handle.js';
import { importHandlers } from './import/import-handlers.js';
import { lessonHandlers } from './lessons/lesson-handlers.js';
import { logHandlers } from './log/log-handlers.js';
import { invoiceHandlers } from './money/invoices/invoice-handlers.js';
import { fetchPaymentInfo } from './money/payee/fetch-payment-info.js';
import { updatePaymentInfo } from './money/payee/update-payment-info.js';
import { paymentHandlers } from './money/payments/payment-handlers.js';
import { drawBack } from './money/refunds/draw-back.js';
import { drawOk } from './money/refunds/draw-ok.js';
import { settlementHandlers } from './money/settlement/settlement-handlers.js';
import { statementHandlers } from './money/statement/statement-handlers.js';
import { noteHandlers } from './notes/note-handlers.js';
import { changePassword } from './own-account/change-password.js';
import { checkInitPwd } from './own-account/check-init-pwd.js';
import { fetchOwnAccount } from './own-account/fetch-own-account.js';
import { fetchSessions } from './own-account/fetch-sessions.js';
import { promotionHandlers } from './promotion/promotion-handlers.js';
import { registrationHandlers } from './registration/registration-handlers.js';
import { scoreHandlers } from './scores/score-handlers.js';
import { diffVerfyCode } from './sign-in/diff-verfy-code.js';
import { factorHandlers } from './sign-in/factor/factor-handlers.js';
import { fetchAccount } from './sign-in/fetch-account.js';
import { fetchVerfyCode } from './sign-in/fetch-verfy-code.js';
import { info } from './sign-in/info.js';
import { login } from './sign-in/login.js';
import { logout } from './sign-in/logout.js';
import { resetPassword } from './sign-in/password/reset-password.js';
import { endSession } from './sign-in/session/end-session.js';
import { createFirstAdmin } from './sign-in/setup/create-first-admin.js';
import { smsHandlers } from './sms/sms-handlers.js';
import { studyHandlers } from './study/study-handlers.js';
import { checkComZuzhi } from './units/check-com-zuzhi.js';
import { fetchUnitQr } from './units/fetch-unit-qr.js';
import { getCategoryList } from './units/get-category-list.js';
import { getComTypeCategoryList } from './units/get-com-type-category-list.js';
import { uploadUnitQr } from './units/upload-unit-qr.js';

/** Every handler of the product, one a call of the contract. */
export const handlers: readonly AnyHandler[] = [
  login,
  info,
  logout,
  createFirstAdmin,
  fetchVerfyCode,
  diffVerfyCode,
  fetchAccount,
  resetPassword,
  checkInitPwd,
  changePassword,
  fetchOwnAccount,
  fetchSessions,
  endSession,
  uploadUnitQr,
  fetchUnitQr,
  ...enrolmentHandlers,
  ...draftHandlers,
  ...erasureHandlers,
  ...examHandlers,
  ...lessonHandlers,
  ...studyHandlers,
  ...ticketHandlers,
  ...scoreHandlers,
  ...certificateHandlers,
  ...importHandlers,
  ...invoiceHandlers,
  ...statementHandlers,
  ...noteHandlers,
  ...promotionHandlers,
  ...factorHandlers,
  ...registrationHandlers,
  getList,
  exportAccountLists,
  fetchUserById,
  createUser,
  updateUser,
  setStatus,
  setRateStatus,
  ...grantHandlers,
  getCategoryList,
  getComTypeCategoryList,
  infos,
  getExpertList,
  setExpert,
  fetchAssignments,
  setAssignments,
  resetInitPwd,
  fetchAccountPhone,
  checkComZuzhi,
  getExpertInfo,
  fetchExpertInfo,
  updateExpertInfo,
  uploadExpertFile,
  removeExpertFile,
  fetchExpertFile,
  fetchPaymentInfo,
  updatePaymentInfo,
  fetchClassVerfyCode,
  diffClassVerfyCode,
  fetchOutbox,
  fetchClassLists,
  exportClassLists,
  fetchOpenClasses,
  fetchSeats,
  fetchClassById,
  createClass,
  updataClass,
  fetchToDo,
  startClassDraft,
  saveClassDraft,
  ...ownerHandlers,
  uploadClassFile,
  removeClassFile,
  fetchClassFile,
  checkClass,
  setClassStatus,
  ...stageHandlers,
  ...dossierHandlers,
  ...jointHandlers,
  fetchContacts,
  saveContacts,
  ...checkInHandlers,
  checkClassPhone,
  checkClassIdCard,
  enrollClass,
  fetchEnrollListsByPhone,
  updateEnrollByPhone,
  drawBack,
  drawOk,
  ...candidateHandlers,
  ...paymentHandlers,
  ...settlementHandlers,
  ...smsHandlers,
  ...logHandlers,
];
