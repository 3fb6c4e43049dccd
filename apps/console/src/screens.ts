import type { RouteRecord } from '@skillcert/core';
import { arrived, type Late, late } from './late.js';
import type { Screen } from './late-screen.js';
import { completeWords } from './messages/words-state.js';
import { type earlyIds, lateIds } from './screen-ids.js';
import { LoginScreen } from './screens/accounts/login/login-screen.js';

const ofLateScreens = (id: (typeof lateIds)[number]) =>
  late(async () => (await import('./late-screens.js')).lateScreens[id]());

// Most visits begin here, so it travels with the page.
const login = arrived<Screen>(LoginScreen);

// Most days begin here, so it does not wait for the table of the others.
const classLists = late<Screen>(async () => {
  const [{ ClassListsScreen }] = await Promise.all([
    import('./screens/class/lists/class-lists-screen.js'),
    completeWords(),
  ]);
  return ClassListsScreen;
});

const early: Record<(typeof earlyIds)[number], Late<Screen>> = {
  login,
  'login-recommend': login,
  'login-editor': login,
  'login-expert': login,
  dashboard: classLists,
  'class-lists': classLists,
};

const screens: Readonly<Record<string, Late<Screen>>> = {
  ...early,
  ...Object.fromEntries(lateIds.map((id) => [id, ofLateScreens(id)])),
};

const nothing = arrived<Screen>(() => null);

/** The screen of a route; one that leads elsewhere shows nothing. */
export const screenOf = ({ id }: RouteRecord): Late<Screen> => screens[id] ?? nothing;
