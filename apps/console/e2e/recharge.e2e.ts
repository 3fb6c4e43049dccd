import { isCleanInBothLooks } from './is-clean.js';
import { expect, t, test } from './staff-page.js';

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
  await page.getByLabel(t('sms.recharge.alarm')).fill('99999');
  await press('sms.recharge.alarm_save');
  await expect(page.getByText(t('sms.recharge.low'))).toBeVisible();
});
