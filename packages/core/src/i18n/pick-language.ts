import { isLanguage, type Language } from './languages.js';

/**
 * The language to speak: the saved one, else the first of the browser's list whose primary subtag we have (`zh-TW` is zh, `ca-ES` is
 * not es), else en. An unknown saved value is ignored.
 */
export const pickLanguage = (saved: unknown, browserList: readonly string[] = []): Language => {
  if (isLanguage(saved)) return saved;
  const primary = browserList.map((tag) => tag.split(/[-_]/, 1)[0]?.toLowerCase());
  return primary.find(isLanguage) ?? 'en';
};
