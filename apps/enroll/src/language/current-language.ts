import { defaultProgramme, type Language, pickLanguage } from '@skillcert/core';

const cookie = 'language';
const year_s = 31_536_000;

const savedLanguage = () =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${cookie}=`))
    ?.slice(cookie.length + 1);

let current: Language | undefined;

/** The language in force: saved, else the browser's, else the programme's. */
export const currentLanguage = (): Language => {
  current ??= pickLanguage(savedLanguage(), navigator.languages, defaultProgramme);
  return current;
};

/** The server stores the language that a link names (`?lang=es`); a reload must not go back to it. */
const leaveLinkedLanguage = () => {
  const { pathname, search } = location;
  const params = new URLSearchParams(search);
  if (!params.has('lang')) return;
  params.delete('lang');
  history.replaceState(history.state, '', `${pathname}${params.size > 0 ? `?${params}` : ''}`);
};

/** Applies a language and stores it for the next visit. */
export const saveLanguage = (language: Language): void => {
  current = language;
  leaveLinkedLanguage();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that candidates use
  document.cookie = `${cookie}=${language}; path=/; max-age=${year_s}; SameSite=Lax`;
};
