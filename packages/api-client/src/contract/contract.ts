import type { z } from 'zod';
import type { CallName } from './calls.js';
import { candidateCalls } from './candidate/candidate-calls.js';
import { registrationCalls } from './candidate/registration-calls.js';
import { classCalls } from './class/class-calls.js';
import { courseCalls } from './course/course-calls.js';
import { fetchOutbox } from './demo/fetch-outbox.js';
import { dossierCalls } from './dossier/dossier-calls.js';
import type { Endpoint } from './endpoint.js';
import { enrolmentCalls } from './enrolment/enrolment-calls.js';
import { examCalls } from './exam/exam-calls.js';
import { invoiceCalls } from './invoice/invoice-calls.js';
import { logCalls } from './log/log-calls.js';
import { noteCalls } from './note/note-calls.js';
import { paymentCalls } from './payment/payment-calls.js';
import { promotionCalls } from './promotion/promotion-calls.js';
import { resultCalls } from './score/result-calls.js';
import { settlementCalls } from './settlement/settlement-calls.js';
import { smsCalls } from './sms/sms-calls.js';
import { stageCalls } from './stage/stage-calls.js';
import { studyCalls } from './study/study-calls.js';
import { ticketCalls } from './ticket/ticket-calls.js';
import { changePassword } from './user/change-password.js';
import { checkComZuzhi } from './user/check-com-zuzhi.js';
import { checkInitPwd } from './user/check-init-pwd.js';
import { createFirstAdmin } from './user/create-first-admin.js';
import { createUser } from './user/create-user.js';
import { diffVerfyCode } from './user/diff-verfy-code.js';
import { endSession } from './user/end-session.js';
import { exportAccountLists } from './user/export-account-lists.js';
import { factorCalls } from './user/factor-calls.js';
import { fetchAccount } from './user/fetch-account.js';
import { fetchAssignments } from './user/fetch-assignments.js';
import { fetchExpertFile } from './user/fetch-expert-file.js';
import { fetchExpertInfo } from './user/fetch-expert-info.js';
import { fetchOwnAccount } from './user/fetch-own-account.js';
import { fetchPaymentInfo } from './user/fetch-payment-info.js';
import { fetchPhone as fetchAccountPhone } from './user/fetch-phone.js';
import { fetchSessions } from './user/fetch-sessions.js';
import { fetchUnitQr } from './user/fetch-unit-qr.js';
import { fetchUserById } from './user/fetch-user-by-id.js';
import { fetchVerfyCode } from './user/fetch-verfy-code.js';
import { getCategoryList } from './user/get-category-list.js';
import { getComTypeCategoryList } from './user/get-com-type-category-list.js';
import { getExpertInfo } from './user/get-expert-info.js';
import { getExpertList } from './user/get-expert-list.js';
import { getList } from './user/get-list.js';
import { grantCalls } from './user/grant-calls.js';
import { info } from './user/info.js';
import { infos } from './user/infos.js';
import { login } from './user/login.js';
import { logout } from './user/logout.js';
import { removeExpertFile } from './user/remove-expert-file.js';
import { resetInitPwd } from './user/reset-init-pwd.js';
import { resetPassword } from './user/reset-password.js';
import { setAssignments } from './user/set-assignments.js';
import { setExpert } from './user/set-expert.js';
import { setRateStatus } from './user/set-rate-status.js';
import { setStatus } from './user/set-status.js';
import { updateExpertInfo } from './user/update-expert-info.js';
import { updatePaymentInfo } from './user/update-payment-info.js';
import { updateUser } from './user/update-user.js';
import { uploadExpertFile } from './user/upload-expert-file.js';
import { uploadUnitQr } from './user/upload-unit-qr.js';

/** Every call of the product. */
export const contract = {
  'user/login': login,
  'user/info': info,
  'user/logout': logout,
  'user/createFirstAdmin': createFirstAdmin,
  'user/fetchVerfyCode': fetchVerfyCode,
  'user/diffVerfyCode': diffVerfyCode,
  'user/fetchAccount': fetchAccount,
  'user/resetPassword': resetPassword,
  'user/checkInitPwd': checkInitPwd,
  'user/changePassword': changePassword,
  'user/fetchOwnAccount': fetchOwnAccount,
  'user/fetchSessions': fetchSessions,
  'user/endSession': endSession,
  'user/uploadUnitQr': uploadUnitQr,
  'user/fetchUnitQr': fetchUnitQr,
  ...factorCalls,
  ...registrationCalls,
  'user/getList': getList,
  'user/exportAccountLists': exportAccountLists,
  'user/fetchUserById': fetchUserById,
  'user/createUser': createUser,
  'user/updateUser': updateUser,
  'user/setStatus': setStatus,
  'user/setRateStatus': setRateStatus,
  ...grantCalls,
  'user/getCategoryList': getCategoryList,
  'user/getComTypeCategoryList': getComTypeCategoryList,
  'user/infos': infos,
  'user/getExpertList': getExpertList,
  'user/setExpert': setExpert,
  'user/fetchAssignments': fetchAssignments,
  'user/setAssignments': setAssignments,
  'user/resetInitPwd': resetInitPwd,
  'user/fetchPhone': fetchAccountPhone,
  'user/checkComZuzhi': checkComZuzhi,
  'user/getExpertInfo': getExpertInfo,
  'user/fetchExpertInfo': fetchExpertInfo,
  'user/updateExpertInfo': updateExpertInfo,
  'user/uploadExpertFile': uploadExpertFile,
  'user/removeExpertFile': removeExpertFile,
  'user/fetchExpertFile': fetchExpertFile,
  'user/fetchPaymentInfo': fetchPaymentInfo,
  'user/updatePaymentInfo': updatePaymentInfo,
  ...classCalls,
  ...stageCalls,
  ...dossierCalls,
  ...candidateCalls,
  ...enrolmentCalls,
  ...paymentCalls,
  ...examCalls,
  ...courseCalls,
  ...ticketCalls,
  ...resultCalls,
  ...invoiceCalls,
  ...settlementCalls,
  ...smsCalls,
  ...noteCalls,
  ...promotionCalls,
  ...studyCalls,
  ...logCalls,
  'demo/fetchOutbox': fetchOutbox,
} as const satisfies { [Name in CallName]: Endpoint<Name> };

/** The type of {@link contract}, for clients that want the types without the schemas. */
export type Contract = typeof contract;

/** The input of a call, as a caller sends it. */
export type InputOf<Name extends CallName> = z.input<Contract[Name]['input']>;

/** The output of a call, as a caller gets it. */
export type OutputOf<Name extends CallName> = z.output<Contract[Name]['output']>;
