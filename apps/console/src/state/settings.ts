import {
  defaultProgramme,
  defaultSettings,
  pickLanguage,
  type ShellSettings,
  type shellParts,
  shellSizes,
  shellThemes,
} from '@skillcert/core';
import { proxy } from 'valtio';
import { loadWords } from '../messages/words-state.js';
import { readCookie, writeCookie } from './cookie.js';

/** Where a browser starts: the specification's defaults in the programme's own colour. */
export const firstSettings: Omit<ShellSettings, 'language'> = {
  ...defaultSettings,
  accent: defaultProgramme.theme.accent,
};

const storageKey = 'shell_settings';

const oneOf = <Choice>(choices: readonly Choice[], saved: unknown, first: Choice) =>
  choices.find((choice) => choice === saved) ?? first;

const saved = (): Record<string, unknown> => {
  try {
    return Object(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
  } catch {
    return {};
  }
};

const restored = (): Omit<ShellSettings, 'language'> => {
  const kept = saved();
  const flag = (name: (typeof shellParts)[number]) => oneOf([true, false], kept[name], firstSettings[name]);
  return {
    accent: typeof kept.accent === 'string' ? kept.accent : firstSettings.accent,
    theme: oneOf(shellThemes, kept.theme, firstSettings.theme),
    size: oneOf(shellSizes, readCookie('size'), firstSettings.size),
    tags_view: flag('tags_view'),
    fixed_header: flag('fixed_header'),
    sidebar_logo: flag('sidebar_logo'),
    pinyin_search: flag('pinyin_search'),
  };
};

/** The user's choices of the console's looks; stored in cookies where the specification names them. */
export const settings = proxy<ShellSettings & { sidebar_open: boolean }>({
  ...restored(),
  language: pickLanguage(readCookie('language'), navigator.languages, defaultProgramme),
  sidebar_open: readCookie('sidebarStatus') !== '0',
});

/** Changes some settings at once, and stores them; another language shows when its words have loaded. */
export const choose = async (change: Partial<ShellSettings>): Promise<void> => {
  const { language, ...looks } = change;
  Object.assign(settings, looks);
  const { accent, theme, tags_view, fixed_header, sidebar_logo, pinyin_search } = settings;
  const kept = { accent, theme, tags_view, fixed_header, sidebar_logo, pinyin_search };
  localStorage.setItem(storageKey, JSON.stringify(kept));
  writeCookie('size', settings.size, { keep: true });
  if (language === undefined || language === settings.language) return;
  await loadWords(language);
  Object.assign(settings, { language });
  writeCookie('language', language, { keep: true });
};
