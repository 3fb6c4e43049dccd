import type { Page } from '@playwright/test';
import { t } from './staff-page.js';

/** Chooses one state in the filter of a candidate list, and no other. */
export const chooseStatus = async (page: Page, status: string) => {
  await page.getByRole('button', { name: t('candidate.status') }).click();
  await page.getByRole('checkbox', { name: t(`review.status.${status}`), exact: true }).check();
  await page.keyboard.press('Escape');
};
