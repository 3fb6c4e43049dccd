import type { Page } from '@playwright/test';
import { expect } from './staff-page.js';

/**
 * Waits until the class list and the platform's waiting work are there: the rows come with the page, the work by a
 * call of its own, which would be lost if the network were cut now.
 */
export const allAnswered = async (page: Page): Promise<void> => {
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('link', { name: /名考生待审核$/ })).toBeVisible();
};
