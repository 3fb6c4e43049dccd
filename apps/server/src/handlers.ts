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
import { addClassRecommend } from './class/add-class-recommend.js';
import { checkClass } from './class/check-class.js';
import { checkClassIdCard } from './class/check-class-id-card.js';
import { checkClassPhone } from './class/check-class-phone.js';
import { createClass } from './class/create-class.js';
import { diffClassVerfyCode } from './class/diff-class-verfy-code.js';
import { enrollClass } from './class/enroll-class.js';
import { fetchClassById } from './class/fetch-class-by-id.js';
import { fetchClassLists } from './class/fetch-class-lists.js';
import { fetchClassRecommendList } from './class/fetch-class-recommend-list.js';
import { fetchClassRecommendLists } from './class/fetch-class-recommend-lists.js';
import { fetchClassRestRcommendList } from './class/fetch-class-rest-rcommend-list.js';
import { fetchClassVerfyCode } from './class/fetch-class-verfy-code.js';
import { fetchContacts } from './class/fetch-contacts.js';
import { fetchEnrollListsByPhone } from './class/fetch-enroll-lists-by-phone.js';
import { fetchOpenClasses } from './class/fetch-open-classes.js';
import { isUniqueComRecommender } from './class/is-unique-com-recommender.js';
import { saveContacts } from './class/save-contacts.js';
import { setClassStatus } from './class/set-class-status.js';
import { updataClass } from './class/updata-class.js';
import { updateEnrollByPhone } from './class/update-enroll-by-phone.js';
import { fetchOutbox } from './demo/fetch-outbox.js';
import { fetchEnrolmentById } from './enrolment/fetch-enrolment-by-id.js';
import { fetchEnrolmentLists } from './enrolment/fetch-enrolment-lists.js';
import { fetchPhoto } from './enrolment/fetch-photo.js';
import { revealEnrolment } from './enrolment/reveal-enrolment.js';
import { reviewEnrolment } from './enrolment/review-enrolment.js';
import { uploadPhoto } from './enrolment/upload-photo.js';
import { fetchExpertFile } from './expert/fetch-expert-file.js';
import { fetchExpertInfo } from './expert/fetch-expert-info.js';
import { getExpertInfo } from './expert/get-expert-info.js';
import { removeExpertFile } from './expert/remove-expert-file.js';
import { updateExpertInfo } from './expert/update-expert-info.js';
import { uploadExpertFile } from './expert/upload-expert-file.js';
import type { AnyHandler } from './http/handle.js';
import { reportError } from './log/report-error.js';
import { fetchPaymentInfo } from './payee/fetch-payment-info.js';
import { updatePaymentInfo } from './payee/update-payment-info.js';
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
  getList,
  fetchUserById,
  createUser,
  updateUser,
  setStatus,
  setRateStatus,
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
  fetchOpenClasses,
  fetchClassById,
  createClass,
  updataClass,
  checkClass,
  setClassStatus,
  fetchClassRecommendLists,
  fetchClassRecommendList,
  fetchClassRestRcommendList,
  isUniqueComRecommender,
  addClassRecommend,
  fetchContacts,
  saveContacts,
  checkClassPhone,
  checkClassIdCard,
  enrollClass,
  fetchEnrollListsByPhone,
  updateEnrollByPhone,
  fetchEnrolmentLists,
  fetchEnrolmentById,
  reviewEnrolment,
  revealEnrolment,
  uploadPhoto,
  fetchPhoto,
  reportError,
];
