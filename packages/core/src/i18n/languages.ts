/** The languages of the product; the first is the fallback. */
export const languages = ['en', 'zh', 'es', 'ja'] as const;

/** One of the four {@link languages}. */
export type Language = (typeof languages)[number];

const known: ReadonlySet<unknown> = new Set(languages);

/** Whether a value is one of the four languages. */
export const isLanguage = (input: unknown): input is Language => known.has(input);

const tags = { en: 'en', zh: 'zh-Hans', es: 'es', ja: 'ja' } satisfies Record<Language, string>;

/** The BCP 47 tag of a language, for `<html lang>` and Intl. */
export const languageTag = (language: Language): string => tags[language];
