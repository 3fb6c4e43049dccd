import type { Browser } from '@playwright/test';
import { type NewCandidate, newCandidate, newPhoto } from '@skillcert/e2e/new-candidate.js';
import { localeOf, type TestLanguage, wordsOf } from '@skillcert/e2e/words.js';
import { declareByCalls, enrolByCalls } from './enrol-by-calls.js';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

interface Phone {
  readonly baseURL: string;
  readonly language?: TestLanguage;
  readonly colorScheme?: 'light' | 'dark';
  readonly person?: NewCandidate;
}

/** A candidate with a phone of their own, who enrols and pays. */
export const openCandidatePhone = async (
  browser: Browser,
  { baseURL, language = 'zh', colorScheme = 'light', person = newCandidate('付款考生') }: Phone,
) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    userAgent: iphone,
    locale: localeOf[language],
    colorScheme,
  });
  const page = await context.newPage();
  const t = wordsOf('enroll', language);
  const press = (key: string) =>
    page
      .getByRole('button', { name: t(key), exact: true })
      .last()
      .tap();

  const enrol = (class_id: number, more?: Parameters<typeof enrolByCalls>[3]) =>
    enrolByCalls(context.request, person, class_id, more);

  /** Fills the form of a transfer that was made today. */
  const declare = async () => {
    await press('pay.declare');
    await page.getByLabel(t('pay.payer_bank')).fill('中国建设银行');
    await page.getByLabel(t('pay.payer_account')).fill('6227 0012 3456 7890 017');
    const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format(new Date());
    await page.getByLabel(t('pay.paid_on')).fill(today);
    await page.getByLabel(t('pay.proof'), { exact: true }).setInputFiles(await newPhoto());
  };

  return {
    page,
    t,
    name: person.name,
    press,
    enrol,
    /** Joins the waiting list of a full class. */
    join: (class_id: number) => enrolByCalls(context.request, person, class_id, { wait: true }),
    declare,
    /** The same without the form. */
    pay: (class_id: number, enrolment_id: number) =>
      declareByCalls(context.request, person, { class_id, enrolment_id }),
    openMine: () => page.goto('/enroll/modify-list'),
    close: () => context.close(),
  };
};
