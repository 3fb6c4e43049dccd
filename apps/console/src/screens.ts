import { lazy } from 'react';
import type { lateScreens, Screen } from './late-screens.js';
import { completeWords } from './messages/words-state.js';
import type { RouteId } from './routes.js';
import { LoginScreen } from './screens/login/login-screen.js';

type LateId = keyof typeof lateScreens;

/** What is downloaded on the first visit; how is said in late-screens.ts. */
const lateIds = [
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
  'exam-lists',
  'exam-scores',
  'exam-score-statistics',
  'exam-sign-lists',
  'certificate-lists',
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
] as const satisfies readonly LateId[];

const late = (id: LateId) =>
  lazy(async () => ({ default: await (await import('./late-screens.js')).lateScreens[id]() }));

// Most days begin here, so it does not wait for the table of the others.
const classLists = lazy(async () => {
  const [{ ClassListsScreen }] = await Promise.all([
    import('./screens/class/lists/class-lists-screen.js'),
    completeWords(),
  ]);
  return { default: ClassListsScreen };
});

/** The screen of a route. A route without one is not in the menu and answers /404. */
export const screens: { readonly [Id in RouteId]?: Screen } = {
  // Most visits begin here, so it travels with the page.
  login: LoginScreen,
  'login-recommend': LoginScreen,
  'login-editor': LoginScreen,
  'login-expert': LoginScreen,
  dashboard: classLists,
  'class-lists': classLists,
  ...Object.fromEntries(lateIds.map((id) => [id, late(id)])),
};
