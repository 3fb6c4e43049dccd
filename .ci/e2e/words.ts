import { readFileSync } from 'node:fs';
import { createTranslator } from '@skillcert/core';

export type TestLanguage = 'zh' | 'es' | 'en' | 'ja';

/** The words of an app in one language, so that a test looks for the real text of the page. */
export const wordsOf = (app: 'console' | 'enroll', language: TestLanguage) => {
  const messages = JSON.parse(readFileSync(`apps/${app}/src/messages/${language}.json`, 'utf8'));
  const translate = createTranslator<Record<string, Record<string, string | number>>>({
    language,
    messages,
    onError: (error) => {
      throw error;
    },
  });
  return (key: string, values: Record<string, string | number> = {}) => translate(key, values);
};

/** The browser's language tag for a test language. */
export const localeOf = { zh: 'zh-CN', es: 'es-ES', en: 'en-GB', ja: 'ja-JP' } as const;
