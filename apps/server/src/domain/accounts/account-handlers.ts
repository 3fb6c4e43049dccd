import type { AnyHandler } from '../../platform/http/calls/handle.js';
import { fetchAssignments } from './assignments/fetch-assignments.js';
import { setAssignments } from './assignments/set-assignments.js';
import { createUser } from './create-user.js';
import { fetchExpertFile } from './experts/fetch-expert-file.js';
import { fetchExpertInfo } from './experts/fetch-expert-info.js';
import { getExpertInfo } from './experts/get-expert-info.js';
import { getExpertList } from './experts/get-expert-list.js';
import { removeExpertFile } from './experts/remove-expert-file.js';
import { setExpert } from './experts/set-expert.js';
import { setRateStatus } from './experts/set-rate-status.js';
import { updateExpertInfo } from './experts/update-expert-info.js';
import { uploadExpertFile } from './experts/upload-expert-file.js';
import { fetchUserById } from './fetch-user-by-id.js';
import { decideGrant } from './grant/decide-grant.js';
import { fetchGrants } from './grant/fetch-grants.js';
import { requestGrant } from './grant/request-grant.js';
import { exportAccountLists } from './lists/export-account-lists.js';
import { getList } from './lists/get-list.js';
import { infos } from './lists/infos.js';
import { changePassword as ownAccountChangePassword } from './own-account/change-password.js';
import { checkInitPwd } from './own-account/check-init-pwd.js';
import { fetchOwnAccount } from './own-account/fetch-own-account.js';
import { fetchSessions } from './own-account/fetch-sessions.js';
import { changePassword as registrationChangePassword } from './registration/change-password.js';
import { checkIdCard } from './registration/check-id-card.js';
import { getContact } from './registration/get-contact.js';
import { queryName } from './registration/query-name.js';
import { register } from './registration/register.js';
import { signIn } from './registration/sign-in.js';
import { signInByCode } from './registration/sign-in-by-code.js';
import { signOut } from './registration/sign-out.js';
import { fetchPhone } from './secrets/fetch-phone.js';
import { resetInitPwd } from './secrets/reset-init-pwd.js';
import { setStatus } from './set-status.js';
import { diffVerfyCode } from './sign-in/diff-verfy-code.js';
import { confirmFactor } from './sign-in/factor/confirm-factor.js';
import { fetchFactor } from './sign-in/factor/fetch-factor.js';
import { removeFactor } from './sign-in/factor/remove-factor.js';
import { resetFactor } from './sign-in/factor/reset-factor.js';
import { startFactor } from './sign-in/factor/start-factor.js';
import { fetchAccount } from './sign-in/fetch-account.js';
import { fetchVerfyCode } from './sign-in/fetch-verfy-code.js';
import { info } from './sign-in/info.js';
import { login } from './sign-in/login.js';
import { logout } from './sign-in/logout.js';
import { resetPassword } from './sign-in/password/reset-password.js';
import { endSession } from './sign-in/session/end-session.js';
import { createFirstAdmin } from './sign-in/setup/create-first-admin.js';
import { checkComZuzhi } from './units/check-com-zuzhi.js';
import { fetchUnitQr } from './units/fetch-unit-qr.js';
import { getCategoryList } from './units/get-category-list.js';
import { getComTypeCategoryList } from './units/get-com-type-category-list.js';
import { uploadUnitQr } from './units/upload-unit-qr.js';
import { updateUser } from './update-user.js';

/** The handlers of accounts: signing in, registering, the own account, experts, units and administrator rights. */
export const accountHandlers: readonly AnyHandler[] = [
  login,
  info,
  logout,
  createFirstAdmin,
  fetchVerfyCode,
  diffVerfyCode,
  fetchAccount,
  resetPassword,
  checkInitPwd,
  ownAccountChangePassword,
  fetchOwnAccount,
  fetchSessions,
  endSession,
  uploadUnitQr,
  fetchUnitQr,
  fetchFactor,
  startFactor,
  confirmFactor,
  removeFactor,
  resetFactor,
  register,
  checkIdCard,
  getContact,
  queryName,
  signIn,
  signInByCode,
  registrationChangePassword,
  signOut,
  getList,
  exportAccountLists,
  fetchUserById,
  createUser,
  updateUser,
  setStatus,
  setRateStatus,
  fetchGrants,
  requestGrant,
  decideGrant,
  getCategoryList,
  getComTypeCategoryList,
  infos,
  getExpertList,
  setExpert,
  fetchAssignments,
  setAssignments,
  resetInitPwd,
  fetchPhone,
  checkComZuzhi,
  getExpertInfo,
  fetchExpertInfo,
  updateExpertInfo,
  uploadExpertFile,
  removeExpertFile,
  fetchExpertFile,
];
