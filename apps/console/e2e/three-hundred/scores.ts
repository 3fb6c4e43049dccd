import { expect, t } from '../staff-page.js';
import type { Desk } from '../whole-life/people.js';
import type { SentFile } from './people.js';

export const subjects = ['理论知识考试', '技能考核'] as const;

/** Takes absences of each subject from the door into the scores, by one click each. */
export const confirmAbsences = async ({ page }: Desk, count: number) => {
  for (const subject of subjects) {
    await page.getByRole('button', { name: t('scores.absent.show_named', { subject }) }).click();
    const drawer = page.getByRole('dialog', { name: t('scores.absent.title', { subject }) });
    await drawer.getByRole('button', { name: t('scores.absent.confirm', { count }) }).click();
    await expect(page.getByText(t('scores.absent.done', { count })).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
  }
};

/** Enters a sheet of scores as the reader of the papers who sits here. */
export const enterSheet = async ({ page, press }: Desk, sheet: SentFile, count: number) => {
  await press('scores.import.button');
  const drawer = page.getByRole('dialog', { name: t('scores.import.title'), exact: true });
  await drawer.locator('input[type=file]').setInputFiles(sheet);
  await drawer
    .getByRole('button', { name: t('scores.import.confirm', { count }), exact: true })
    .click({ timeout: 60_000 });
  const told = drawer.getByText(t('scores.import.told', { count }), { exact: true }).first();
  await expect(told).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
};
