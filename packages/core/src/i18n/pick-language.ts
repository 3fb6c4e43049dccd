import { type Language, languages } from './languages.js';

/** The languages on offer; a programme fits this type. */
export interface OfferedLanguages {
  readonly languages: readonly Language[];
  readonly default_language: Language;
}

const all: OfferedLanguages = { languages, default_language: 'en' };

/**
 * The language to use: the saved one, else the first of the browser's list whose primary subtag is offered (`zh-TW`
 * is zh, `ca-ES` is not es), else the default. A saved value that is not offered is ignored. Without `offered` all
 * four are, and en is the default.
 */
export const pickLanguage = (
  saved: unknown,
  browserList: readonly string[] = [],
  { languages: offered, default_language } = all,
): Language => {
  const isOffered = (input: unknown): input is Language => offered.some((language) => language === input);
  const wanted = [saved, ...browserList.map((tag) => tag.split(/[-_]/, 1)[0]?.toLowerCase())];
  return wanted.find(isOffered) ?? default_language;
};
