import { wordsOf } from '@skillcert/e2e/words.js';
import { expect, test } from './staff-page.js';

const picks = [
  { locale: 'zh-TW', saved: undefined, lang: 'zh-Hans', language: 'zh', why: 'zh-TW is zh' },
  { locale: 'ca-ES', saved: undefined, lang: 'en', language: 'en', why: 'ca-ES is not es' },
  { locale: 'es-MX', saved: undefined, lang: 'es', language: 'es', why: 'the primary subtag counts' },
  {
    locale: 'fr-FR',
    saved: undefined,
    lang: 'en',
    language: 'en',
    why: 'en when the browser has none of ours',
  },
  { locale: 'zh-CN', saved: 'ja', lang: 'ja', language: 'ja', why: 'the saved one comes first' },
  { locale: 'es-ES', saved: 'fr', lang: 'es', language: 'es', why: 'an unknown saved value is ignored' },
] as const;

for (const { locale, saved, lang, language, why } of picks) {
  test.describe(`a browser in ${locale}${saved ? ` that saved ${saved}` : ''}`, () => {
    test.use({ locale });

    test(`speaks ${lang}: ${why}`, async ({ page, context, baseURL }) => {
      if (saved) await context.addCookies([{ name: 'language', value: saved, url: baseURL ?? '' }]);
      await page.goto('/login');
      await expect(
        page.getByRole('button', { name: wordsOf('console', language)('login.submit'), exact: true }),
      ).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    });
  });
}
