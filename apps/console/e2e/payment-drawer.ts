import type { Page } from '@playwright/test';
import { expect, t } from './staff-page.js';

/** Clicks a button of the drawer and confirms in the dialog of the same name. */
export const decide = async (
  page: Page,
  key: string,
  fill?: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
) => {
  await page
    .getByRole('button', { name: t(key), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: t(key), exact: true });
  await fill?.(dialog);
  await dialog.getByRole('button', { name: t(key), exact: true }).click();
  await expect(dialog).toHaveCount(0);
};

/** Opens the payment of a candidate beside the list. */
export const findPayment = async (page: Page, name: string) => {
  await page.goto('/applicants/payment/payment-lists');
  await page
    .getByRole('button', { name: t('payments.check_named', { name }) })
    .first()
    .click();
  return page.getByRole('dialog', { name: t('payments.title', { name }) });
};

/** The same of a transfer, which has its proof. */
export const openPayment = async (page: Page, name: string) => {
  const drawer = await findPayment(page, name);
  await expect(drawer.getByRole('img').first()).toBeVisible();
  return drawer;
};
