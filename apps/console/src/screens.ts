import { type ComponentType, lazy } from 'react';
import type { WordArea } from './messages/word-areas.js';
import { completeWords } from './messages/words-state.js';
import type { RouteId } from './routes.js';
import { LoginScreen } from './screens/login/login-screen.js';

type Screen = ComponentType<Record<string, never>>;

/** A screen that is downloaded on the first visit, with the words of the signed-in part and of its own areas. */
const screen = (load: () => Promise<Screen>, ...areas: readonly WordArea[]) =>
  lazy(async () => {
    const [component] = await Promise.all([load(), completeWords(...areas)]);
    return { default: component };
  });

const classLists = screen(
  async () => (await import('./screens/class/lists/class-lists-screen.js')).ClassListsScreen,
);

// One download for the three: what a page must fetch for each is written into the first one.
const users = () => import('./screens/users/users-screens.js');

/** The screen of a route. A route without one is not in the menu and answers /404. */
export const screens: { readonly [Id in RouteId]?: Screen } = {
  // Most visits begin here, so it travels with the page.
  login: LoginScreen,
  'login-recommend': LoginScreen,
  'login-editor': LoginScreen,
  'login-expert': LoginScreen,
  setup: screen(
    async () => (await import('./screens/setup/setup-screen.js')).SetupScreen,
    'setup',
    'password',
  ),
  forgot: screen(
    async () => (await import('./screens/forgot/forgot-screen.js')).ForgotScreen,
    'forgot',
    'password',
  ),
  'auth-redirect': lazy(async () => ({
    default: (await import('./screens/status/home-redirect.js')).HomeRedirect,
  })),
  'not-found': lazy(async () => ({
    default: (await import('./screens/status/not-found-screen.js')).NotFoundScreen,
  })),
  unauthorised: lazy(async () => ({
    default: (await import('./screens/status/unauthorised-screen.js')).UnauthorisedScreen,
  })),
  dashboard: classLists,
  'class-lists': classLists,
  'profile-index': screen(
    async () => (await import('./screens/profile/profile-screen.js')).ProfileScreen,
    'profile',
    'password',
  ),
  jclass: screen(
    async () => (await import('./screens/joint/joint-units-screen.js')).JointUnitsScreen,
    'joint',
    'review',
    'candidate',
  ),
  'profile-expert': screen(
    async () => (await import('./screens/expert/expert-screen.js')).ExpertScreen,
    'expert',
    'profile',
    'password',
  ),
  contact: screen(async () => (await import('./screens/contact/contact-screen.js')).ContactScreen, 'contact'),
  'user-recommend': screen(async () => (await users()).RecommendScreen, 'users'),
  'user-editor': screen(async () => (await users()).EditorScreen, 'users'),
  'user-expert': screen(async () => (await users()).ExpertScreen, 'users', 'expert'),
  'applicants-lists': screen(
    async () => (await import('./screens/candidates/lists/candidate-lists-screen.js')).CandidateListsScreen,
    'candidates',
    'candidate',
    'review',
    'reveal',
    'document',
  ),
};
