/** The languages of the product, in its order. */
export const languages = ['en', 'zh', 'es', 'ja'] as const;

/** One of {@link languages}. */
export type Language = (typeof languages)[number];

const isLanguage = (value: string): value is Language => languages.some((language) => language === value);

/**
 * The language to show: the saved one, else the first of the browser's that we have (by primary subtag, so `zh-TW` is zh and
 * `ca-ES` is not es), else English. An unknown saved value is ignored.
 */
export const pickLanguage = (saved: string | null | undefined, browser: readonly string[]): Language => {
  if (saved && isLanguage(saved)) return saved;
  for (const tag of browser) {
    const primary = tag.split('-')[0]?.toLowerCase() ?? '';
    if (isLanguage(primary)) return primary;
  }
  return 'en';
};
