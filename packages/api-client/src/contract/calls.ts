/**
 * Every call of the product by name, with its HTTP method. The path is the name under the base path `/api`.
 * Browsers read only this table at run time; the schemas beside it are types to them.
 */
export const calls = {
  'user/login': 'POST',
  'user/info': 'GET',
  'user/logout': 'POST',
  'user/createFirstAdmin': 'POST',
  'user/fetchVerfyCode': 'POST',
  'user/diffVerfyCode': 'POST',
  'user/fetchAccount': 'POST',
  'user/resetPassword': 'POST',
  'user/checkInitPwd': 'POST',
  'user/changePassword': 'POST',
  'user/fetchOwnAccount': 'POST',
  'user/fetchSessions': 'POST',
  'user/endSession': 'POST',
  'class/fetchClassLists': 'POST',
  'class/fetchOpenClasses': 'POST',
  'class/fetchClassById': 'POST',
  'class/createClass': 'POST',
  'class/updataClass': 'POST',
  'class/checkClass': 'POST',
  'class/setClassStatus': 'POST',
  'class/fetchClassRecommendLists': 'POST',
  'class/fetchClassVerfyCode': 'POST',
  'class/diffClassVerfyCode': 'POST',
  'class/checkClassPhone': 'POST',
  'class/checkClassIdCard': 'POST',
  'class/enrollClass': 'POST',
  'class/fetchEnrollListsByPhone': 'POST',
  'class/updateEnrollByPhone': 'POST',
  'enrolment/fetchEnrolmentLists': 'POST',
  'enrolment/fetchEnrolmentById': 'POST',
  'enrolment/reviewEnrolment': 'POST',
  'enrolment/revealEnrolment': 'POST',
  'enrolment/uploadPhoto': 'POST',
  'enrolment/fetchPhoto': 'GET',
  'log/reportError': 'POST',
  'demo/fetchOutbox': 'GET',
} as const satisfies Record<string, 'GET' | 'POST'>;

/** The name of a call, which is also its path under the base path. */
export type CallName = keyof typeof calls;
