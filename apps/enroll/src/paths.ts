/** The places of the enrol site. */
export const paths = {
  classes: '/enroll',
  create: '/enroll/create',
  own: '/enroll/modify-list',
  study: '/enroll/modify-list/study',
  register: '/register',
  signIn: '/sign-in',
  verify: '/verify',
} as const;

const classPrefix = `${paths.classes}/class/`;

/** The page of a class, which the server draws; everybody may read it and pass it on. */
export const classPath = (code: string): string => classPrefix + encodeURIComponent(code);

/** The page where a candidate enrols in one class, with the unit of the link that they followed. */
export const enrolPath = (class_id: number, unit_id?: number | null) =>
  `${paths.create}?class_id=${class_id}${unit_id ? `&unit=${unit_id}` : ''}`;

/** Where a candidate joins the waiting list of a class, or of one of its units. */
export const waitPath = (class_id: number, unit_id?: number) =>
  `${enrolPath(class_id)}${unit_id ? `&unit=${unit_id}` : ''}&wait=1`;

/** Where a candidate learns one unit of a course. */
export const studyPath = (enrolment_id: number, study_unit_id: number) =>
  `${paths.study}?enrolment=${enrolment_id}&unit=${study_unit_id}`;

/** Where the account of a unit signs in: at the console, which is another site of this server. */
export const unitSignInPath = '/login/recommend';

/** Whether a screen of this site is at a path, so that following a link to it loads no page. */
export const isOwnPath = (path: string): boolean =>
  path === paths.register ||
  path === paths.signIn ||
  path === paths.classes ||
  (path.startsWith(`${paths.classes}/`) && !path.startsWith(classPrefix));
