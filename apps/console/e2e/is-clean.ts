import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './staff-page.js';

/** A key in the place of its words: the part of the catalogue that has them was not loaded. */
const bareKey =
  /\b(?:route|login|shell|classes|class|candidates?|review|common|field|failure|joint|contact|profile|users|password|expert)\.[a-z_]{3,}/;

/** Whether a page passes axe, fits its window, and has words for everything it says. */
export const isClean = async (page: Page, where: string) => {
  // What moves in is still see-through, and see-through text has no contrast.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  // What lies under a modal is inert, though not by axe's lights; a menu opens outside the landmarks, as menus do.
  const { violations } = await new AxeBuilder({ page })
    .exclude('[data-aria-hidden="true"]')
    .disableRules('region')
    .analyze();
  expect(violations, where).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${where}: wider than the window`).toBeLessThanOrEqual(0);
  await expect(page.locator('body'), where).not.toContainText(bareKey);
};
