import type { Locator } from '@playwright/test';
import { isCleanInBothLooks } from './is-clean.js';
import { expect, t, test } from './staff-page.js';

/** What an amount on the page is, in cents. */
const centsIn = async (figure: Locator) =>
  Math.round(Number(((await figure.textContent()) ?? '').replaceAll(/[^\d.]/g, '')) * 100);

test('credit for messages is ordered, paid through the provider of the demo, and is there; the warning is set', async ({
  page,
  openAs,
  enterDemo,
  press,
}) => {
  await openAs('recommend', '/class/lists');
  await enterDemo({ city: '深圳' });
  await page.goto('/sms/recharge');
  await expect(page.getByText(t('sms.recharge.status.paid')).first()).toBeVisible();
  const balance = page.getByRole('group', { name: t('sms.recharge.balance') });
  await expect(balance).toContainText('¥');
  const before = await centsIn(balance);
  await isCleanInBothLooks(page, 'the balance');
  await page.getByRole('radio', { name: /100\.00/ }).check();
  await press('sms.recharge.order');
  const pay = page.getByRole('link', { name: t('sms.recharge.pay') });
  await expect(pay).toBeVisible();
  await isCleanInBothLooks(page, 'an order that waits for the money');
  const opened = page.waitForEvent('popup');
  await pay.click();
  const cashier = await opened;
  await cashier.getByRole('button', { name: '支付', exact: true }).click();
  await expect(cashier.getByRole('status')).toHaveText('已支付。');
  await cashier.close();
  await expect(page.getByRole('button', { name: t('sms.recharge.order') })).toBeVisible();
  await expect.poll(() => centsIn(balance)).toBe(before + 10_000);
  await page.getByLabel(t('sms.recharge.alarm')).fill('99999');
  await press('sms.recharge.alarm_save');
  await expect(page.getByText(t('sms.recharge.low'))).toBeVisible();
  await page.goto('/sms/index');
  await expect(page.getByText(t('sms.balance_low_text'))).toBeVisible();
  await isCleanInBothLooks(page, 'messages of a class with little credit');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('route.sms_recharge'), exact: true })
    .click();
  await expect(page.getByText(t('sms.recharge.low'))).toBeVisible();
  await page.goto('/class/lists');
  await page.getByRole('link', { name: /个班次短信余额不足$/ }).click();
  await expect(page).toHaveURL(/waiting=credit/);
});
