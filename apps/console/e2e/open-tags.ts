import type { Page } from '@playwright/test';
import { expect, t } from './staff-page.js';

export const strip = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' });
export const tags = (page: Page) => strip(page).getByRole('link');
export const tag = (page: Page, key: string) => strip(page).getByRole('link', { name: t(key), exact: true });
export const menu = (page: Page, key: string) =>
  page
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: t(key), exact: true });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const home = t('route.dashboard');
export const classes = t('route.class');
export const candidates = t('route.applicants_check');

/** The heading of the visible view, once nothing in it is loading; one that was left before stays unchanged. */
const drawnHeading = async (page: Page) => {
  await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0);
  return heading(page);
};

/** Marks the view in sight, so that it can be known again. */
export const mark = async (page: Page) =>
  (await drawnHeading(page)).evaluate((node) => node.setAttribute('data-seen', ''));
export const isMarked = async (page: Page) =>
  (await drawnHeading(page)).evaluate((node) => node.hasAttribute('data-seen'));

/** Opens home, the class list and, in a class of the demo, the candidates. */
export const openThree = async (page: Page, enterDemo: () => Promise<unknown>) => {
  await expect(tags(page)).toHaveText([home, classes]);
  await menu(page, 'route.dashboard').click();
  await expect(heading(page)).toHaveText(home);
  await enterDemo();
  await expect(heading(page)).toHaveText(candidates);
  await expect(tags(page)).toHaveText([home, classes, candidates]);
};
