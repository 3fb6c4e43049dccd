import type { Page } from '@playwright/test';
import type { DemoClass } from '@skillcert/e2e/demo-class.js';
import { reviewButtons } from './review-buttons.js';
import { expect, t } from './staff-page.js';

/** The region with one candidate beside the list. */
export const benchOn = (page: Page) => page.getByRole('region', { name: t('review.bench') });

/** The waiting candidates of a class of the demo, some with clean files and some without. */
export const openCandidates = async (
  page: Page,
  { code, class_name }: DemoClass,
  openAs: (role: string, path: string) => Promise<void>,
  role = 'admin',
) => {
  await openAs(role, `/class/lists?status=enrolling&search=${code}`);
  await page.getByRole('button', { name: t('classes.enter_named', { name: class_name }) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.applicants_check'));
  await page.goto('/applicants/applicants-lists?status=submitted');
  await expect(reviewButtons(page).first()).toBeVisible();
};
