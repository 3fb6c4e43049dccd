import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, t } from './staff-page.js';

const freshName = () => `e2e${randomInt(1e9)}`;
/** A field of the topmost form; an optional one has that in its label. */
export const field = (page: Page, key: string) =>
  page
    .getByRole('dialog')
    .last()
    .getByLabel(new RegExp(`^${t(key)}`));
/** The button of the question that has its name; the question is downloaded when first asked. */
export const confirm = (page: Page, key: string) =>
  page
    .getByRole('dialog', { name: t(key), exact: true })
    .getByRole('button', { name: t(key), exact: true })
    .click();
export const search = (page: Page) => page.getByRole('searchbox', { name: t('users.search') });

/** The button that opens an account in the list, by its name and account name. */
export const accountEntry = (page: Page, username: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^\\S+ ${username}( ·|$)`) });

/** Opens an account of the list by its account name. */
export const openAccount = async (page: Page, username: string) => {
  await search(page).fill(username);
  await accountEntry(page, username).click();
  await expect(page.getByRole('dialog').getByText(t('common.history'))).toBeVisible();
};
export const nameOf = (username: string) =>
  `端到端${username.slice(-4)}`.replace(/\d/g, (digit) => '零一二三四五六七八九'[Number(digit)] ?? '');

export const createAccount = async (page: Page, press: (key: string) => Promise<void>) => {
  const username = freshName();
  await press('users.create');
  await field(page, 'users.username').fill(username);
  await field(page, 'users.name').fill(nameOf(username));
  await press('users.create');
  const dialog = page.getByRole('dialog', { name: t('users.password_title', { username }) });
  await expect(dialog.getByLabel(t('users.password'), { exact: true })).toHaveValue(
    /^[a-z\d]{4}-[a-z\d]{4}-[a-z\d]{4}$/,
  );
  await press('common.close');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return username;
};
