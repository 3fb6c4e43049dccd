import { isPhone } from '@skillcert/core';
import { type ComponentType, lazy } from 'react';
import { paths } from './paths.js';
import type { WordPart } from './words/word-sources.js';
import { needWords } from './words/word-store.js';

const onPhone = isPhone(navigator.userAgent);

interface ScreenSource {
  readonly part: WordPart;
  readonly fetch: () => Promise<ComponentType>;
}

const fetchOpenClasses = async () => {
  const variants = await import('./screens/open-classes/index.js');
  return onPhone ? variants.OpenClassesMobileScreen : variants.OpenClassesDesktopScreen;
};

const fetchOwnEnrolments = async () => {
  const variants = await import('./screens/own-enrolments/index.js');
  return onPhone ? variants.OwnEnrolmentsMobileScreen : variants.OwnEnrolmentsDesktopScreen;
};

const fetchCreate = async () => (await import('./screens/create/create-screen.js')).CreateScreen;

const fetchStudy = async () => (await import('./screens/study/study-screen.js')).StudyScreen;

const fetchRegister = async () => (await import('./screens/register/register-screen.js')).RegisterScreen;

const fetchSignIn = async () => (await import('./screens/sign-in/sign-in-screen.js')).SignInScreen;

const fetchVerify = async () => (await import('./screens/verify/verify-screen.js')).VerifyScreen;

const sources: Readonly<Record<string, ScreenSource>> = {
  [paths.classes]: { part: 'first', fetch: fetchOpenClasses },
  [paths.create]: { part: 'proof', fetch: fetchCreate },
  [paths.own]: { part: 'rest', fetch: fetchOwnEnrolments },
  [paths.study]: { part: 'rest', fetch: fetchStudy },
  [paths.register]: { part: 'account', fetch: fetchRegister },
  [paths.signIn]: { part: 'account', fetch: fetchSignIn },
  [paths.verify]: { part: 'account', fetch: fetchVerify },
};

/** Fetches the screen of a path and its words; an unknown path needs the words of the frame only. */
const fetchScreen = async (path: string): Promise<ComponentType | undefined> => {
  const source = sources[path];
  const [, screen] = await Promise.all([needWords(source?.part ?? 'first'), source?.fetch()]);
  return screen;
};

const screen = (path: string) =>
  lazy(async () => {
    const fetched = await fetchScreen(path);
    if (!fetched) throw new Error(`No screen stands at ${path}; see the table above.`);
    return { default: fetched };
  });

/** The screen of each path, fetched when it is first gone to. */
export const screens: Readonly<Record<string, ComponentType>> = {
  [paths.classes]: screen(paths.classes),
  [paths.create]: screen(paths.create),
  [paths.own]: screen(paths.own),
  [paths.study]: screen(paths.study),
  [paths.register]: screen(paths.register),
  [paths.signIn]: screen(paths.signIn),
  [paths.verify]: screen(paths.verify),
};

/** The address without its parameters: the path of the check contains the number of a certificate. */
export const screenPath = (path: string): string => path.replace(/^(\/verify)\/[^/]+$/, '$1');

/** Fetches words and screen of the first page at once, so that neither waits for the other. */
export const warmUp = (path: string): Promise<unknown> => fetchScreen(screenPath(path));
