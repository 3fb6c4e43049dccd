import type { Locator } from '@playwright/test';
import { t } from './staff-page.js';

/** The day of today, as a statement writes it. */
export const day = () => new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format(new Date());

/** Finds lines by a part of the bank's text. */
export const find = async (drawer: Locator, text: string) => {
  const search = drawer.getByRole('searchbox', { name: t('payments.bank_search') });
  await search.fill(text);
  await search.press('Enter');
};

/** Opens one of the views of the bank’s lines. */
export const openView = (drawer: Locator, view: 'open' | 'matched' | 'aside') =>
  drawer.getByRole('tab', { name: new RegExp(`^${t(`payments.bank_view.${view}`)}`) }).click();

/** Takes a statement as it is shown, with so many lines. */
export const takeStatement = (drawer: Locator, count: number) =>
  drawer.getByRole('button', { name: t('payments.bank_import', { count }), exact: true }).click();
