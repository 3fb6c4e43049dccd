import type { Page } from '@playwright/test';
import { expect, t } from '../staff-page.js';
import type { Candidate, Desk } from './people.js';

const subjects = ['理论知识考试', '技能考核'];
const path = '/exam/score-lists';

/** A candidate's results on paper, subject by subject, as an examiner reads them out. */
interface Read {
  readonly of: Candidate;
  readonly scores: readonly [string, string];
}

/** An examiner types the results into the sheet, which shows nobody else's entries. */
export const enterScores = async ({ page, openIn }: Desk, class_name: string, papers: readonly Read[]) => {
  await openIn(class_name, path);
  const grid = page.getByRole('grid', { name: t('scores.view.entry') });
  for (const { of, scores } of papers) {
    const cells = grid.getByRole('row').filter({ hasText: of.name }).getByRole('gridcell');
    for (const [at, score] of scores.entries()) {
      await expect(cells.nth(at)).toHaveText('');
      await cells.nth(at).click();
      const saved = page.waitForResponse(/\/score\/saveScores$/);
      await page.keyboard.type(score);
      await page.keyboard.press('Enter');
      expect((await (await saved).json()).code).toBe(20_000);
    }
  }
};

/** A third person decides which of two entries counts. */
export const decideBetween = async (
  { page, openIn }: Desk,
  class_name: string,
  { name }: Candidate,
  score: string,
) => {
  // Nothing is left to enter: the results are there at once.
  await openIn(class_name, path);
  await page.getByRole('button', { name: t('scores.decide_named', { name }) }).click();
  const dialog = page.getByRole('dialog', { name: t('scores.decide'), exact: true });
  await dialog.getByRole('radio', { name: new RegExp(`^${score}`) }).check();
  await dialog.getByLabel(t('common.reason')).fill('查阅评分表');
  await dialog.getByRole('button', { name: t('scores.decide'), exact: true }).click();
  await expect(page.getByText(t('scores.decided'))).toBeVisible();
};

const eachSubject = async (page: Page, step: 'freeze' | 'publish') => {
  for (const subject of subjects) {
    const name = t(`scores.${step}_named`, { subject });
    await page.getByRole('button', { name, exact: true }).click();
    const done = page.waitForResponse(new RegExp(`/score/${step}Scores$`));
    const dialog = page.getByRole('dialog', { name, exact: true });
    await dialog.getByRole('button', { name: t(`scores.${step}`), exact: true }).click();
    expect((await (await done).json()).code).toBe(20_000);
    await expect(dialog).toHaveCount(0);
  }
};

/** From now on only two people together can change a score. */
export const freeze = async ({ page, openIn }: Desk, class_name: string) => {
  await openIn(class_name, path);
  await eachSubject(page, 'freeze');
};

/** A person who had no part in the scores publishes them; with the last subject the publicity begins. */
export const publish = async ({ page, openIn }: Desk, class_name: string) => {
  await openIn(class_name, path);
  await eachSubject(page, 'publish');
  await expect(page.getByText(t('scores.not_now'))).toBeVisible();
};

/** A candidate reads their scores, and that they passed. */
export const readScores = async ({ page, t: words, openMine }: Candidate, scores: readonly string[]) => {
  await openMine();
  await expect(page.getByText(words('mine.exam_passed'))).toBeVisible();
  for (const score of scores) await expect(page.getByText(new RegExp(`^${score} 分`))).toBeVisible();
};
