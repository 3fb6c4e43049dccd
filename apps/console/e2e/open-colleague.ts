import type { Browser, Page } from '@playwright/test';
import { expect, t } from './staff-page.js';

interface Where {
  readonly browser: Browser;
  readonly url: string;
  readonly class_name: string;
}

/** Signs another account in on a phone of its own, in a class. The caller closes its context. */
export const openColleague = async (
  { browser, url, class_name }: Where,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<Page> => {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('/class/lists');
  await page.getByLabel(t('login.username')).fill(username);
  await page.getByLabel(t('login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await page.getByRole('searchbox', { name: t('classes.search') }).fill(class_name);
  await page.getByRole('button', { name: t('classes.enter_named', { name: class_name }) }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t('route.class'));
  return page;
};
