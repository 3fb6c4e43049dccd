import { defaultProgramme, type Language, pickLanguage } from '@skillcert/core';

const cookie = 'language';
const year_s = 31_536_000;

const savedLanguage = () =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${cookie}=`))
    ?.slice(cookie.length + 1);

/** A link may name its language, so that each language of a page has an address. */
const linkedLanguage = () => {
  const asked = new URLSearchParams(location.search).get('lang');
  return defaultProgramme.languages.find((each) => each === asked);
};

let current: Language | undefined;

/** The language in force: that of the link, the saved one, else the browser's, else the programme's. */
export const currentLanguage = (): Language => {
  current ??= pickLanguage(linkedLanguage() ?? savedLanguage(), navigator.languages, defaultProgramme);
  return current;
};

/** Applies a language and stores it for the next visit. */
export const saveLanguage = (language: Language): void => {
  current = language;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that candidates use
  document.cookie = `${cookie}=${language}; path=/; max-age=${year_s}; SameSite=Lax`;
};
