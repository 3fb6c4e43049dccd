import { defaultProgramme, type Language, pickLanguage } from '@skillcert/core';
import { proxy } from 'valtio';
import { loadWords } from '../messages/words-state.js';
import { readCookie, writeCookie } from './cookie.js';

/** The four UI sizes of the specification. */
export const sizes = ['large', 'medium', 'small', 'mini'] as const;
export const themes = ['light', 'dark', 'system'] as const;

export type Size = (typeof sizes)[number];
export type Theme = (typeof themes)[number];

const themeKey = 'theme';
const shellKey = 'shell_settings';

/** What the settings drawer changes beside language, size and theme, as the specification has it at first. */
const shellDefaults = {
  tags_view: false,
  fixed_header: true,
  sidebar_logo: false,
  pinyin_search: true,
  /** '' is the programme's own colour. */
  accent: '',
};

/** The choices of the settings drawer that are kept in local storage. */
export type ShellSettings = typeof shellDefaults;

const savedShell = (): ShellSettings => {
  try {
    const saved = Object(JSON.parse(localStorage.getItem(shellKey) ?? 'null'));
    const kept = Object.entries(shellDefaults).map(([name, first]) => [
      name,
      typeof saved[name] === typeof first ? saved[name] : first,
    ]);
    return Object.fromEntries(kept);
  } catch {
    return shellDefaults;
  }
};

const oneOf = <Choice extends string>(
  choices: readonly Choice[],
  saved: string | null | undefined,
  first: Choice,
) => choices.find((choice) => choice === saved) ?? first;

/** What the user has chosen about the looks of the console; kept in cookies as the specification names them. */
export const settings = proxy({
  language: pickLanguage(readCookie('language'), navigator.languages, defaultProgramme),
  size: oneOf(sizes, readCookie('size'), 'medium'),
  theme: oneOf(themes, localStorage.getItem(themeKey), 'system'),
  sidebar_open: readCookie('sidebarStatus') !== '0',
  ...savedShell(),
});

/** Changes the language once its words are here. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  await loadWords(language);
  settings.language = language;
  writeCookie('language', language, { keep: true });
};

/** Changes the UI size. */
export const chooseSize = (size: Size): void => {
  settings.size = size;
  writeCookie('size', size, { keep: true });
};

/** Changes between light, dark and what the system says. */
export const chooseTheme = (theme: Theme): void => {
  settings.theme = theme;
  localStorage.setItem(themeKey, theme);
};

/** Changes what the settings drawer offers. */
export const chooseShell = (change: Partial<ShellSettings>): void => {
  Object.assign(settings, change);
  const { tags_view, fixed_header, sidebar_logo, pinyin_search, accent } = settings;
  const kept: ShellSettings = { tags_view, fixed_header, sidebar_logo, pinyin_search, accent };
  localStorage.setItem(shellKey, JSON.stringify(kept));
};

/** Opens or collapses the sidebar of a wide screen. */
export const toggleSidebar = (): void => {
  settings.sidebar_open = !settings.sidebar_open;
  writeCookie('sidebarStatus', settings.sidebar_open ? '1' : '0', { keep: true });
};
