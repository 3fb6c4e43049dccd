import { type ComponentType, lazy } from 'react';
import type { RouteId } from './routes.js';

type Screen = ComponentType<Record<string, never>>;

const login = lazy(async () => ({ default: (await import('./screens/login/login-screen.js')).LoginScreen }));
const classLists = lazy(async () => ({
  default: (await import('./screens/class/lists/class-lists-screen.js')).ClassListsScreen,
}));

/** The screen of a route. A route without one is not in the menu and answers /404. */
export const screens: { readonly [Id in RouteId]?: Screen } = {
  login,
  'login-recommend': login,
  'login-editor': login,
  'login-expert': login,
  setup: lazy(async () => ({ default: (await import('./screens/setup/setup-screen.js')).SetupScreen })),
  'not-found': lazy(async () => ({
    default: (await import('./screens/status/not-found-screen.js')).NotFoundScreen,
  })),
  unauthorised: lazy(async () => ({
    default: (await import('./screens/status/unauthorised-screen.js')).UnauthorisedScreen,
  })),
  dashboard: classLists,
  'class-lists': classLists,
  'applicants-lists': lazy(async () => ({
    default: (await import('./screens/candidates/lists/candidate-lists-screen.js')).CandidateListsScreen,
  })),
};
