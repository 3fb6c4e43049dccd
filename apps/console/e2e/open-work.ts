import type { Page } from '@playwright/test';

/** Opens work that waits above the list of classes by its words; a phone may have folded it away behind all of it. */
export const openWork = async (page: Page, name: RegExp) => {
  // A class in the list may have the same text for itself, and leads into itself.
  const work = page.getByRole('link', { name }).and(page.locator(':not([href*="?class="])'));
  const all = page.getByRole('button', { name: /^全部（\d+）$/ });
  // Once one of the two is there, all waiting work is loaded.
  await work.or(all).first().waitFor();
  if ((await work.count()) === 0) await all.click();
  await work.click();
};
