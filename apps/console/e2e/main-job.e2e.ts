import type { Browser, Page } from '@playwright/test';
import type { DemoClass } from '@skillcert/e2e/demo-class.js';
import { addDocuments, type NewCandidate, newCandidate, newPhoto } from '@skillcert/e2e/new-candidate.js';
import { expect, test } from '@skillcert/e2e/test.js';
import { localeOf, wordsOf } from '@skillcert/e2e/words.js';
import { es } from '@skillcert/ui/locales/es';
import { zh } from '@skillcert/ui/locales/zh';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const candidate_name = '测试考生';
const parts = { zh, es };

const openPhone = async (browser: Browser, baseURL: string, language: keyof typeof parts) => {
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

const enrol = async (
  page: Page,
  language: keyof typeof parts,
  { code, class_name }: DemoClass,
  person: NewCandidate,
): Promise<string> => {
  const t = wordsOf('enroll', language);
  await page.goto('/enroll');
  await page.getByRole('link', { name: t('list.enrol_in', { name: class_name }) }).tap();

  await page.getByLabel(t('code.phone')).fill(person.phone);
  await page.getByRole('button', { name: parts[language].sendCode }).tap();
  await page.getByRole('button', { name: t('code.demo_use') }).tap();
  await page.getByRole('button', { name: t('code.verify'), exact: true }).tap();

  await page.getByRole('textbox', { name: t('form.name') }).fill(person.name);
  await page.getByRole('textbox', { name: t('form.id_card') }).fill(person.id_card);
  await page.getByRole('button', { name: t('create.next'), exact: true }).tap();

  await page.getByLabel(t('form.education')).selectOption('bachelor');
  await page.getByLabel(t('conditions.work_years')).fill('3');
  await page.getByLabel(t('conditions.held')).selectOption('none');
  await expect(page.getByText(t('conditions.unclear'))).toBeVisible();
  await addDocuments(page);
  await expect(page.getByText(t('conditions.met'))).toBeVisible();
  await page.getByLabel(t('form.photo')).setInputFiles(await newPhoto());
  await expect(page.getByText(t('form.photo_sent'))).toBeVisible();
  await page.getByText(t('form.enroll_type_individual')).tap();
  await page.getByText(t('form.study_type_online')).tap();
  await page.getByRole('button', { name: t('create.next'), exact: true }).tap();

  await expect(page.getByText(person.id_card)).toBeVisible();
  await page.getByLabel(t('form.consent')).check();
  await page.getByRole('button', { name: t('create.send') }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('create.done_title'));
  const number = new RegExp(`${code}-\\d{5}`);
  const done = await page.getByText(number).first().textContent();
  return number.exec(done ?? '')?.[0] ?? '';
};

const signIn = async (
  page: Page,
  language: keyof typeof parts,
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
  language: keyof typeof parts,
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

    test('a candidate enrols on a phone, staff review and approve, and the candidate sees it', async ({
      browser,
      page,
      product,
      accountFor,
      demoClass,
    }) => {
      const phone = await openPhone(browser, product.url, language);
      const taking = await demoClass({ city: '上海' });
      const enrol_no = await enrol(phone, language, taking, newCandidate(candidate_name));
      await signIn(page, language, accountFor('master'));
      await review(page, language, taking, enrol_no);

      const t = wordsOf('enroll', language);
      await phone.getByRole('link', { name: t('site.to_mine') }).tap();
      await expect(phone.getByText(t('status.approved')).first()).toBeVisible();
      // It stands with the record, and again where it is shown at the door or named in a transfer.
      await expect(phone.getByText(enrol_no).first()).toBeVisible();
      await phone.context().close();
    });
  });
}
