import type { Browser, Page } from '@playwright/test';
import type { DemoClass } from '@skillcert/e2e/demo-class.js';
import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { expect, test } from '@skillcert/e2e/test.js';
import { localeOf, wordsOf } from '@skillcert/e2e/words.js';
import { type EnrolLanguage, enrolOnPhone } from './enrol-on-phone.js';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const candidate_name = '测试考生';

const openPhone = async (browser: Browser, baseURL: string, language: EnrolLanguage) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    userAgent: iphone,
    locale: localeOf[language],
  });
  return context.newPage();
};

const signIn = async (
  page: Page,
  language: EnrolLanguage,
  account: { username: string; password: string },
) => {
  const t = wordsOf('console', language);
  await page.goto('/');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByLabel(t('login.username')).fill(account.username);
  await page.getByLabel(t('login.password'), { exact: true }).fill(account.password);
  await page.getByLabel(t('login.password'), { exact: true }).press('Enter');
};

const review = async (
  page: Page,
  language: EnrolLanguage,
  { code, class_name }: DemoClass,
  enrol_no: string,
) => {
  const t = wordsOf('console', language);
  await page.getByRole('searchbox', { name: t('classes.search') }).fill(code);
  await page
    .getByRole('row')
    .filter({ hasText: code })
    .getByRole('button', { name: t('classes.enter_named', { name: class_name }) })
    .click();
  await page
    .getByRole('link', { name: t('route.applicants_check') })
    .first()
    .click();

  await page.getByRole('searchbox', { name: t('candidates.search') }).fill(enrol_no);
  const row = page.getByRole('row').filter({ hasText: enrol_no });
  await expect(page.getByRole('row')).toHaveCount(2);
  await row.getByRole('button', { name: t('candidates.review_named', { name: candidate_name }) }).click();
  const bench = page.getByRole('region', { name: t('review.bench') });
  await bench.getByRole('button', { name: t('review.event.claim') }).click();
  await bench
    .getByRole('button', { name: /^\d\. / })
    .last()
    .click();
  await expect(bench.getByRole('figure').locator('canvas')).toBeVisible();
  await expect(bench.getByRole('region').getByText('Proof of education')).toBeAttached();
  await bench.getByRole('button', { name: t('review.event.approve'), exact: true }).click();
  await expect(bench.getByText(t('review.status.approved')).first()).toBeVisible();
};

for (const language of ['zh', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: localeOf[language] });

    const tag = language === 'zh' ? [] : '@full';
    test('a candidate enrols on a phone, staff review and approve, and the candidate sees it', {
      tag,
    }, async ({ browser, page, product, accountFor, demoClass }) => {
      const phone = await openPhone(browser, product.url, language);
      const taking = await demoClass({ city: '上海' });
      const enrol_no = await enrolOnPhone(phone, language, taking.class_name, newCandidate(candidate_name));
      expect(enrol_no).toMatch(new RegExp(`^${taking.code}-\\d{5}$`));
      await signIn(page, language, accountFor('master'));
      await review(page, language, taking, enrol_no);

      const t = wordsOf('enroll', language);
      await phone.getByRole('link', { name: t('site.to_mine') }).tap();
      await expect(phone.getByText(t('status.approved')).first()).toBeVisible();
      // It stands with the record, and again at the door code or in a transfer.
      await expect(phone.getByText(enrol_no).first()).toBeVisible();
      await phone.context().close();
    });
  });
}
