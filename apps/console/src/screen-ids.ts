import type { RouteId } from './routes.js';

/** The routes whose screen comes with the page, or is the one that most days begin with. */
export const earlyIds = [
  'login',
  'login-recommend',
  'login-editor',
  'login-expert',
  'dashboard',
  'class-lists',
] as const satisfies readonly RouteId[];

/** The routes whose screen is downloaded on the first visit; how is said in late-screens.ts. */
export const lateIds = [
  'setup',
  'forgot',
  'auth-redirect',
  'not-found',
  'unauthorised',
  'declare',
  'profile-index',
  'jclass',
  'profile-expert',
  'report',
  'contact',
  'course-lists',
  'course-sign',
  'study-index',
  'study-course',
  'study-course-lists',
  'study-course-stats',
  'study-unit-lists',
  'study-learn',
  'study-unit-stats',
  'study-unit-stats-of',
  'exam-lists',
  'exam-scores',
  'exam-score-statistics',
  'exam-sign-lists',
  'certificate-lists',
  'certificate-teacher',
  'exam-cards',
  'ticket',
  'sms-index',
  'sms-recharge',
  'user-recommend',
  'user-editor',
  'user-expert',
  'gathering',
  'applicants-payments',
  'payment-lists',
  'payment-setting',
  'payment-summary',
  'payment-invoices',
  'applicants-receipts',
  'applicants-invoices',
  'applicants-undetermined',
  'applicants-lists',
  'applicants-all',
  'notes',
  'promotion',
] as const satisfies readonly RouteId[];

const built: ReadonlySet<string> = new Set([...earlyIds, ...lateIds]);

/** Whether a route has a screen. One without is not in the menu and answers /404. */
export const isBuilt = (id: string): boolean => built.has(id);
