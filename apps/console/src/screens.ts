import type { RouteRecord } from '@skillcert/core';
import { arrived, type Lazy, lazy } from './lazy.js';
import type { Screen } from './lazy-screen.js';
import { completeWords } from './messages/words-state.js';
import { type earlyIds, lazyIds } from './screen-ids.js';
import { LoginScreen } from './screens/accounts/login/login-screen.js';

const ofLazyScreens = (id: (typeof lazyIds)[number]) =>
  lazy(async () => (await import('./lazy-screens.js')).lazyScreens[id]());

// Most visits begin here, so it travels with the page.
const login = arrived<Screen>(LoginScreen);

// Most days begin here, so it does not wait for the table of the others.
const classLists = lazy<Screen>(async () => {
  const [{ ClassListsScreen }] = await Promise.all([
    import('./screens/class/lists/class-lists-screen.js'),
    completeWords(),
  ]);
  return ClassListsScreen;
});

const early: Record<(typeof earlyIds)[number], Lazy<Screen>> = {
  login,
  'login-recommend': login,
  'login-editor': login,
  'login-expert': login,
  dashboard: classLists,
  'class-lists': classLists,
};

const screens: Readonly<Record<string, Lazy<Screen>>> = {
  ...early,
  ...Object.fromEntries(lazyIds.map((id) => [id, ofLazyScreens(id)])),
};

const nothing = arrived<Screen>(() => null);

/** The screen of a route; one that leads elsewhere shows nothing. */
export const screenOf = ({ id }: RouteRecord): Lazy<Screen> => screens[id] ?? nothing;
