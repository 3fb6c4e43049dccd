/** The places of the enrol site. */
export const paths = {
  classes: '/enroll',
  create: '/enroll/create',
  own: '/enroll/modify-list',
} as const;

/** Where a candidate enrols in one class. */
export const enrolPath = (class_id: number) => `${paths.create}?class_id=${class_id}`;

/** Whether a path belongs to this site, so that following a link to it stays on the page. */
export const isOwnPath = (path: string): boolean =>
  path === paths.classes || path.startsWith(`${paths.classes}/`);
