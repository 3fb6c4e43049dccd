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
  watchBefore,
  wordsFrom,
} from './learner.js';
import { expect, test } from './test.js';

const { text, paper, film, quiz } = units;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a text counts while it is seen, is done with its minutes, and is read on after a reload', async ({
  page,
  candidate,
  staff,
  product,
}) => {
  const { enrolment_id } = await becomeLearner({ page, candidate, staff }, text, paper);
  await page.goto('/enroll/modify-list');
  await page.getByRole('link', { name: t('study.begin_with', { title: text.title }) }).tap();
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

  const words = wordsFrom(page);
  await showPage(page, 'hidden');
  await expect.poll(() => words).toEqual(['keepLearning']);
  await pass(page, 600);
  await showPage(page, 'visible');
  await expect.poll(() => words).toEqual(['keepLearning', 'openStudyUnit']);

  await page.reload();
  await expect(learned(page, 1, 1)).toBeVisible();
  await expect(page.getByRole('heading', { name: '要点30' })).toBeInViewport();
  await page.getByRole('link', { name: t('study.next', { title: paper.title }) }).tap();
  await expect(heading(page)).toHaveText(paper.title);
  await expect(page.getByRole('region', { name: paper.title })).toContainText('Proof of education');
  await page.getByRole('link', { name: t('study.back') }).tap();
  await expect(page.getByText(t('study.done'), { exact: true })).toHaveCount(2);
});

test('a video counts what is watched of it: nobody skips ahead, what is seen again adds nothing, and it goes on where it was left', async ({
  page,
  candidate,
  staff,
  product,
}) => {
  const { enrolment_id, path } = await becomeLearner({ page, candidate, staff }, film);
  await page.goto(path);
  const video = page.locator('video');
  const second = () => video.evaluate((node: HTMLVideoElement) => Math.round(node.currentTime));
  const length = () => video.evaluate((node: HTMLVideoElement) => Math.round(node.duration));
  const moveTo = (to: number) =>
    video.evaluate((node: HTMLVideoElement, at) => {
      node.currentTime = at;
    }, to);
  const play = () => video.evaluate((node: HTMLVideoElement) => node.play());
  /** Stops it. @returns what the server has counted by then */
  const pause = async (): Promise<number> => {
    const last = heard(page, 'keepLearning');
    await video.evaluate((node: HTMLVideoElement) => node.pause());
    return (await (await last).json()).data.seconds;
  };
  await expect(video).toHaveAccessibleName(film.title);
  await expect.poll(length).toBe(60);
  const words = wordsFrom(page);
  await pass(page, 120);
  expect(words).toEqual([]);

  const begun = heard(page, 'openStudyUnit');
  await play();
  await begun;
  const beyond = page.getByRole('status').filter({ hasText: /只能在已看过的部分内跳转/ });
  await moveTo(40);
  await expect(beyond).toBeVisible();
  await passAxe(page, 'nobody skips ahead');
  expect(await second()).toBeLessThan(20);
  expect(await pause()).toBeLessThan(20);
  await expect(learned(page, 0, 1)).toBeVisible();

  await watchBefore(product, enrolment_id, 50);
  await page.reload();
  await expect.poll(second).toBe(50);
  await moveTo(10);
  const again = heard(page, 'openStudyUnit');
  await play();
  await again;
  await expect.poll(second).toBeGreaterThanOrEqual(12);
  await missAMinute(product, enrolment_id);
  expect(await pause()).toBe(50);

  await moveTo(50);
  await play();
  await expect.poll(second).toBeGreaterThanOrEqual(58);
  await missAMinute(product, enrolment_id);
  expect(await pause()).toBeGreaterThanOrEqual(55);
  await expect(page.getByText(t('study.done_text', { required: 1 }))).toBeVisible();
  // Nothing depends on it any more.
  await moveTo(20);
  await expect.poll(second).toBe(20);
  await page.reload();
  await expect(page.getByText(t('study.done_text', { required: 1 }))).toBeVisible();
});

test('a quiz is answered, graded by the server and tried again; what is right stands in no answer of it', async ({
  page,
  candidate,
  staff,
}) => {
  const { path } = await becomeLearner({ page, candidate, staff }, quiz);
  const told: string[] = [];
  page.on('response', async (response) => {
    if (/\/api\/study\//.test(response.url())) told.push(await response.text().catch(() => ''));
  });
  await page.goto(path);
  await expect(heading(page)).toHaveText(quiz.title);
  await passAxe(page, 'a quiz that was not begun');
  await candidate.press('study.quiz.start');
  const choice = (name: string) => page.getByRole('radio', { name, exact: true });
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  await choice('承诺生效时').tap();
  await candidate.press('study.quiz.send');
  const asked = page.getByRole('dialog', { name: t('study.quiz.unanswered_title') });
  await expect(asked).toContainText(t('study.quiz.unanswered_text', { left: 2 }));
  await passAxe(page, 'questions that were left out');
  await asked.getByRole('button', { name: t('study.quiz.send'), exact: true }).tap();
  await expect(page.getByText(t('study.quiz.failed'))).toBeVisible();
  await expect(page.getByText(t('study.quiz.right'), { exact: true })).toHaveCount(0);
  expect(told.join('')).not.toMatch(/"right":\[/);
  await passAxe(page, 'an attempt that was not enough');

  await candidate.press('study.quiz.again');
  await choice('承诺生效时').tap();
  await box('标的').tap();
  await box('报酬').tap();
  await choice(t('study.quiz.true')).tap();
  await passAxe(page, 'questions with their choices');
  await candidate.press('study.quiz.send');
  await expect(page.getByText(t('study.quiz.passed'))).toBeVisible();
  await expect(page.getByText(t('study.quiz.right'), { exact: true })).toHaveCount(2);
  await expect(page.getByText(t('study.quiz.wrong'), { exact: true })).toHaveCount(1);
  await expect(page.getByText(t('study.quiz.done'))).toBeVisible();
  await expect(page.getByText(t('study.quiz.used'))).toBeVisible();
  await passAxe(page, 'a quiz that was passed');
  await page.getByRole('link', { name: t('study.back') }).tap();
  await expect(page.getByText(t('study.done'), { exact: true })).toHaveCount(1);
});

test('learned on two pages, only the one that was opened last counts, and says how to go on here', {
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

test('a lost word interrupts nobody, several are told, and a proof that ran out is asked for', async ({
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

test('once counting has ended a unit is only read, and what is not one’s own is not there', async ({
  page,
  candidate,
  staff,
  product,
}) => {
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
