import { checkComZuzhi } from './account/check-com-zuzhi.js';
import { createUser } from './account/create-user.js';
import { fetchAssignments } from './account/fetch-assignments.js';
import { fetchPhone as fetchAccountPhone } from './account/fetch-phone.js';
import { fetchUserById } from './account/fetch-user-by-id.js';
import { getCategoryList } from './account/get-category-list.js';
import { getComTypeCategoryList } from './account/get-com-type-category-list.js';
import { getExpertList } from './account/get-expert-list.js';
import { getList } from './account/get-list.js';
import { infos } from './account/infos.js';
import { resetInitPwd } from './account/reset-init-pwd.js';
import { setAssignments } from './account/set-assignments.js';
import { setExpert } from './account/set-expert.js';
import { setRateStatus } from './account/set-rate-status.js';
import { setStatus } from './account/set-status.js';
import { updateUser } from './account/update-user.js';
import { candidateHandlers } from './candidate/candidate-handlers.js';
import { certificateHandlers } from './certificate/certificate-handlers.js';
import { fetchReportLists } from './check-in/fetch-report-lists.js';
import { updateReport } from './check-in/update-report.js';
import { updateReportOnline } from './check-in/update-report-online.js';
import { checkClass } from './class/check-class.js';
import { checkClassIdCard } from './class/check-class-id-card.js';
import { checkClassPhone } from './class/check-class-phone.js';
import { createClass } from './class/create-class.js';
import { diffClassVerfyCode } from './class/diff-class-verfy-code.js';
import { drawBack } from './class/draw-back.js';
import { drawOk } from './class/draw-ok.js';
import { enrollClass } from './class/enroll-class.js';
import { exportClassLists } from './class/export-class-lists.js';
import { fetchClassById } from './class/fetch-class-by-id.js';
import { fetchClassFile } from './class/fetch-class-file.js';
import { fetchClassLists } from './class/fetch-class-lists.js';
import { fetchClassVerfyCode } from './class/fetch-class-verfy-code.js';
import { fetchContacts } from './class/fetch-contacts.js';
import { fetchEnrollListsByPhone } from './class/fetch-enroll-lists-by-phone.js';
import { fetchOpenClasses } from './class/fetch-open-classes.js';
import { fetchSeats } from './class/fetch-seats.js';
import { fetchToDo } from './class/fetch-to-do.js';
import { jointHandlers } from './class/joint-handlers.js';
import { ownerHandlers } from './class/owner-handlers.js';
import { removeClassFile } from './class/remove-class-file.js';
import { saveClassDraft } from './class/save-class-draft.js';
import { saveContacts } from './class/save-contacts.js';
import { setClassStatus } from './class/set-class-status.js';
import { startClassDraft } from './class/start-class-draft.js';
import { updataClass } from './class/updata-class.js';
import { updateEnrollByPhone } from './class/update-enroll-by-phone.js';
import { uploadClassFile } from './class/upload-class-file.js';
import { fetchOutbox } from './demo/fetch-outbox.js';
import { draftHandlers } from './draft/draft-handlers.js';
import { enrolmentHandlers } from './enrolment/enrolment-handlers.js';
import { erasureHandlers } from './erasure/erasure-handlers.js';
import { examHandlers } from './exam/exam-handlers.js';
import { fetchExpertFile } from './expert/fetch-expert-file.js';
import { fetchExpertInfo } from './expert/fetch-expert-info.js';
import { getExpertInfo } from './expert/get-expert-info.js';
import { removeExpertFile } from './expert/remove-expert-file.js';
import { updateExpertInfo } from './expert/update-expert-info.js';
import { uploadExpertFile } from './expert/upload-expert-file.js';
import { factorHandlers } from './factor/factor-handlers.js';
import { grantHandlers } from './grant/grant-handlers.js';
import type { AnyHandler } from './http/handle.js';
import { importHandlers } from './import/import-handlers.js';
import { invoiceHandlers } from './invoice/invoice-handlers.js';
import { reportError } from './log/report-error.js';
import { fetchPaymentInfo } from './payee/fetch-payment-info.js';
import { updatePaymentInfo } from './payee/update-payment-info.js';
import { paymentHandlers } from './payment/payment-handlers.js';
import { registrationHandlers } from './registration/registration-handlers.js';
import { scoreHandlers } from './score/score-handlers.js';
import { settlementHandlers } from './settlement/settlement-handlers.js';
import { smsHandlers } from './sms/sms-handlers.js';
import { statementHandlers } from './statement/statement-handlers.js';
import { ticketHandlers } from './ticket/ticket-handlers.js';
import { fetchUnitQr } from './unit/fetch-unit-qr.js';
import { uploadUnitQr } from './unit/upload-unit-qr.js';
import { changePassword } from './user/change-password.js';
import { checkInitPwd } from './user/check-init-pwd.js';
import { createFirstAdmin } from './user/create-first-admin.js';
import { diffVerfyCode } from './user/diff-verfy-code.js';
import { endSession } from './user/end-session.js';
import { fetchAccount } from './user/fetch-account.js';
import { fetchOwnAccount } from './user/fetch-own-account.js';
import { fetchSessions } from './user/fetch-sessions.js';
import { fetchVerfyCode } from './user/fetch-verfy-code.js';
import { info } from './user/info.js';
import { login } from './user/login.js';
import { logout } from './user/logout.js';
import { resetPassword } from './user/reset-password.js';

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
  ...ticketHandlers,
  ...scoreHandlers,
  ...certificateHandlers,
  ...importHandlers,
  ...invoiceHandlers,
  ...statementHandlers,
  ...factorHandlers,
  ...registrationHandlers,
  getList,
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
  ...jointHandlers,
  fetchContacts,
  saveContacts,
  fetchReportLists,
  updateReport,
  updateReportOnline,
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
  reportError,
];
