import type { RouteRecord } from '@skillcert/core';
import { lazy } from 'react';
import type { Screen } from './late-screens.js';
import { completeWords } from './messages/words-state.js';
import { type earlyIds, lateIds } from './screen-ids.js';
import { LoginScreen } from './screens/login/login-screen.js';

const late = (id: (typeof lateIds)[number]) =>
  lazy(async () => ({ default: await (await import('./late-screens.js')).lateScreens[id]() }));

// Most days begin here, so it does not wait for the table of the others.
const classLists = lazy(async () => {
  const [{ ClassListsScreen }] = await Promise.all([
    import('./screens/class/lists/class-lists-screen.js'),
    completeWords(),
  ]);
  return { default: ClassListsScreen };
});

const early: Record<(typeof earlyIds)[number], Screen> = {
  // Most visits begin here, so it travels with the page.
  login: LoginScreen,
  'login-recommend': LoginScreen,
  'login-editor': LoginScreen,
  'login-expert': LoginScreen,
  dashboard: classLists,
  'class-lists': classLists,
};

const screens: Readonly<Record<string, Screen>> = {
  ...early,
  ...Object.fromEntries(lateIds.map((id) => [id, late(id)])),
};

/** The screen of a route; undefined for one that is not built. */
export const screenOf = ({ id }: RouteRecord): Screen | undefined => screens[id];
