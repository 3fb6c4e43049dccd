import type { Page } from '@playwright/test';
import { runStatements } from '@skillcert/e2e/server-side.js';
import type { Product } from '@skillcert/e2e/start-product.js';
import { expect, t, test } from './staff-page.js';

const signIn = async (page: Page, { url, accounts }: Product) => {
  const admin = accounts.find(({ role }) => role === 'admin');
  await page.goto(`${url}/class/lists`);
  await page.getByLabel(t('login.username')).fill(admin?.username ?? '');
  await page.getByLabel(t('login.password'), { exact: true }).fill(admin?.password ?? '');
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
};

test('the server restarts under an open page: one message, and the page continues', async ({
  page,
  complaints,
  start,
}) => {
  const first = await start();
  await signIn(page, first);
  await first.kill();
  await page.getByRole('searchbox', { name: t('classes.search') }).fill('anything');
  await expect(page.locator('.sc-toast')).toHaveText([new RegExp(t('failure.network'))]);
  const { data_dir, url } = first;
  await start({ data_dir, port: Number(new URL(url).port) });
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText(t('classes.no_match'), { exact: true })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('ERR_CONNECTION')));
});

test('the clock moved past the session’s end: one dialog, then login with the way back', {
  tag: '@full',
}, async ({ page, start }) => {
  const product = await start();
  await signIn(page, product);
  await runStatements(product, "update session set last_seen_at = now() - interval '31 minutes'");
  await page.getByRole('searchbox', { name: t('classes.search') }).fill('anything');
  const dialog = page.getByRole('alertdialog', { name: t('prompt.title') });
  await expect(dialog).toContainText(t('prompt.session_expired'));
  await expect(dialog).toHaveCount(1);
  await expect(page.locator('.sc-toast')).toHaveCount(0);
  await dialog.getByRole('button').click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});
