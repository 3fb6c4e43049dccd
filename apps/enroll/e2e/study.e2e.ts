import type { Page } from '@playwright/test';
import { passAxe } from '@skillcert/e2e/pass-axe.js';
import { runStatements } from '@skillcert/e2e/server-side.js';
import { t } from './candidate.js';
import {
  becomeLearner,
  heard,
  learned,
  missAMinute,
  pass,
  showPage,
  studyPath,
  units,
  wordsFrom,
} from './learner.js';
import { expect, phoneFirst, test, touch } from './test.js';

const { text, paper, film } = units;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const { name, ...size } of phoneFirst) {
  const isDesk = size.viewport.width > 1_000;
  test.describe(`on ${name}`, () => {
    test.use(size);
    /** Phones have their axe in narrower windows, below. */
    const passAtDesk = async (page: Page, where: string) => {
      if (isDesk) await passAxe(page, where);
    };

    test('a text counts while it is seen, is done with its minutes, and is read on after a reload', async ({
      page,
      candidate,
      staff,
      product,
    }) => {
      const { enrolment_id } = await becomeLearner({ page, candidate, staff }, text, paper);
      await page.goto('/enroll/modify-list');
      await expect(
        page.getByRole('link', { name: t('study.begin_with', { title: text.title }) }),
      ).toBeVisible();
      await passAtDesk(page, 'courses among the enrolments');
      await touch(page.getByRole('link', { name: t('study.begin_with', { title: text.title }) }));
      await expect(heading(page)).toHaveText(text.title);
      await expect(heading(page)).toBeFocused();
      await expect(learned(page, 0, 1)).toBeVisible();

      await page.getByRole('heading', { name: '要点30' }).scrollIntoViewIfNeeded();
      await missAMinute(product, enrolment_id);
      const kept = heard(page, 'keepLearning');
      await pass(page, 31);
      await kept;
      await expect(learned(page, 1, 1)).toBeVisible();
      await expect(page.getByText(t('study.done_text', { required: 1 }))).toBeVisible();
      await passAtDesk(page, 'a text that is done');

      const words = wordsFrom(page);
      await showPage(page, 'hidden');
      await expect.poll(() => words).toEqual(['keepLearning']);
      await pass(page, 600);
      await showPage(page, 'visible');
      await expect.poll(() => words).toEqual(['keepLearning', 'openStudyUnit']);

      await page.reload();
      await expect(learned(page, 1, 1)).toBeVisible();
      await expect(page.getByRole('heading', { name: '要点30' })).toBeInViewport();
      await touch(page.getByRole('link', { name: t('study.next', { title: paper.title }) }));
      await expect(heading(page)).toHaveText(paper.title);
      await expect(page.getByRole('region', { name: paper.title })).toContainText('Proof of education');
      await passAtDesk(page, 'a PDF');
      await touch(page.getByRole('link', { name: t('study.back') }));
      await expect(page.getByText(t('study.done'), { exact: true })).toHaveCount(2);
    });
  });
}

test('learned on two pages, only the last opened one counts, and the other explains how to continue', {
  tag: '@full',
}, async ({ page, context, candidate, staff }) => {
  const { path } = await becomeLearner({ page, candidate, staff }, text);
  await page.goto(path);
  await expect(heading(page)).toHaveText(text.title);
  const other = await context.newPage();
  await other.goto(path);
  await expect(heading(other)).toHaveText(text.title);
  // Both pages share their clock.
  await pass(page, 31);
  const taken = (where: Page) => where.getByRole('dialog', { name: t('study.taken_title') });
  await expect(taken(page)).toBeVisible();
  await expect(taken(other)).toHaveCount(0);
  await passAxe(page, 'learned elsewhere');
  await page.getByRole('button', { name: t('study.only_read') }).tap();
  await expect(taken(page)).toHaveCount(0);
  await expect(page.getByText(t('study.taken_text'))).toBeVisible();

  const again = heard(page, 'openStudyUnit');
  await candidate.press('study.learn_here');
  await again;
  await expect(page.getByText(t('study.taken_text'))).toHaveCount(0);
  await pass(page, 31);
  await expect(taken(other)).toBeVisible();
  await expect(taken(page)).toHaveCount(0);
});

test('one lost report interrupts nobody, several are shown, and an expired proof is renewed', async ({
  page,
  context,
  candidate,
  staff,
  complaints,
}) => {
  const { path } = await becomeLearner({ page, candidate, staff }, text);
  await page.goto(path);
  await expect(page.getByText(t('study.seen_hint'))).toBeVisible();
  const unheard = page.getByText(t('study.unheard_title'));
  await page.route('**/study/keepLearning', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await pass(page, 31);
  await lost;
  await expect(page.getByText(t('study.seen_hint'))).toBeVisible();
  await expect(async () => {
    await pass(page, 6);
    await expect(unheard).toBeVisible({ timeout: 500 });
  }).toPass();
  await passAxe(page, 'nobody hears');
  await page.unroute('**/study/keepLearning');
  await expect(async () => {
    await pass(page, 6);
    await expect(unheard).toHaveCount(0, { timeout: 500 });
  }).toPass();
  complaints.length = 0;

  await context.clearCookies({ name: /ticket$/ });
  await pass(page, 31);
  await expect(page.getByRole('heading', { name: t('code.again_title') })).toBeFocused();
  await expect(page.getByLabel(t('code.phone'))).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(t('code.phone'))).toBeVisible();
  await passAxe(page, 'the proof first');
});

test('once counting has ended a unit is read-only, and units of others do not exist', {
  tag: '@full',
}, async ({ page, candidate, staff, product }) => {
  const site = { page, candidate, staff };
  const { class_id, enrolment_id, path, others } = await becomeLearner(site, text, paper, film);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const each of ['/enroll/modify-list', path, ...others]) {
    await page.goto(each);
    await expect(heading(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await passAxe(page, `${each} ${colorScheme}`);
    }
  }

  await runStatements(
    { data_dir: product.data_dir },
    `update class set status = 'scoring' where class_id = ${class_id}`,
  );
  await page.goto(path);
  await expect(page.getByText(t('study.over'))).toBeVisible();
  await expect(page.getByRole('heading', { name: '要点1', exact: true })).toBeVisible();
  const words = wordsFrom(page);
  await pass(page, 600);
  expect(words).toEqual([]);

  for (const gone of [studyPath(enrolment_id, 1), '/enroll/modify-list/study']) {
    await page.goto(gone);
    await expect(page.getByText(t('study.missing_title'))).toBeVisible();
  }
  await passAxe(page, 'no such unit');
});
