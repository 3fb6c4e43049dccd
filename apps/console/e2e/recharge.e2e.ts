import type { Locator, Page } from '@playwright/test';
import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { chooseFilter } from './choose-filter.js';
import { enrolByCalls } from './enrol-by-calls.js';
import { openInstitution } from './institution.js';
import { isCleanInBothLooks } from './is-clean.js';
import { approveAll } from './money-office.js';
import { openWork } from './open-work.js';
import { signedIn } from './signed-in.js';
import { expect, looks, t, test } from './staff-page.js';

/** The value of an amount on the page, in cents. */
const centsIn = async (figure: Locator) =>
  Math.round(Number(((await figure.textContent()) ?? '').replaceAll(/[^\d.]/g, '')) * 100);

/** An order by its state, and not the filter of the same name. */
const orderThatIs = (page: Page, status: string) =>
  page
    .getByRole('main')
    .getByText(t(`sms.recharge.status.${status}`), { exact: true })
    .and(page.locator(':not(option)'));

const balanceOf = (page: Page) => page.getByRole('group', { name: t('sms.recharge.balance') });

/** Makes the preview of a message show another balance than the server's. */
const pretend = (page: Page, left: { readonly balance_cents: number; readonly isUsedUp?: boolean }) =>
  page.route('**/api/sms/previewGroupSms', async (route) => {
    const response = await route.fetch();
    const { data, ...envelope } = await response.json();
    const { balance_cents, isUsedUp = false } = left;
    const quota = { ...data.quota, ...(isUsedUp && { used_today: data.quota.per_day }) };
    await route.fulfill({ response, json: { ...envelope, data: { ...data, balance_cents, quota } } });
  });

/** A message to approved candidates, up to its preview. */
const writeMessage = async (page: Page) => {
  await page.getByRole('button', { name: t('sms.new'), exact: true }).click();
  const drawer = page.getByRole('dialog', { name: t('sms.new') });
  await drawer.getByLabel(t('sms.template')).selectOption('news');
  await drawer.getByLabel(t('sms.audience'), { exact: true }).selectOption('approved');
  return drawer;
};

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('credit for messages is ordered, paid through the provider of the demo, and added; the warning is set', async ({
      page,
      office,
      product,
      enter,
      press,
    }) => {
      const { username, password, class_name } = await openInstitution(office, product.url);
      await signedIn(page, username, password);
      await page.goto('/class/lists');
      await enter(class_name);
      await page.goto('/sms/recharge');
      const balance = balanceOf(page);
      await expect(balance).toContainText('¥');
      expect(await centsIn(balance)).toBe(0);
      await expect(page.getByText(t('sms.recharge.empty'))).toBeVisible();
      await isCleanInBothLooks(page, 'a balance with nothing in it');
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
      await expect.poll(() => centsIn(balance)).toBe(10_000);
      await expect(orderThatIs(page, 'paid')).toBeVisible();
      await page.getByLabel(t('sms.recharge.alarm')).fill('99999');
      await press('sms.recharge.alarm_save');
      await expect(page.getByText(t('sms.recharge.low'))).toBeVisible();
      await isCleanInBothLooks(page, 'a balance that is low');
      await page.goto('/sms/index');
      await expect(page.getByText(t('sms.balance_low_text'))).toBeVisible();
      await isCleanInBothLooks(page, 'messages of a class with little credit');
      await page
        .getByRole('main')
        .getByRole('link', { name: t('route.sms_recharge'), exact: true })
        .click();
      await expect(page.getByText(t('sms.recharge.low'))).toBeVisible();
      await page.goto('/class/lists');
      await openWork(page, /个班次短信余额不足$/);
      await expect(page).toHaveURL(/waiting=credit/);
    });

    test('without credit or beyond the day’s quota nothing is sent, and the reason is shown; an abandoned order is closed', async ({
      page,
      office,
      product,
      request,
      enter,
      press,
    }) => {
      const { username, password, class_id, class_name } = await openInstitution(office, product.url);
      await enrolByCalls(request, newCandidate(), class_id);
      await approveAll(office, class_id);
      await signedIn(page, username, password);
      await page.goto('/class/lists');
      await enter(class_name);

      await page.goto('/sms/index');
      const drawer = await writeMessage(page);
      const send = drawer.getByRole('button', { name: t('sms.send_to', { count: 1 }) });
      const isShort = drawer.getByText(/请先充值或减少收件人。$/);
      await expect(isShort).toBeVisible();
      await expect(send).toBeDisabled();
      await isCleanInBothLooks(page, 'a message that the balance does not pay for');
      await drawer.getByRole('button', { name: t('common.cancel') }).click();

      await pretend(page, { balance_cents: 1_000_000, isUsedUp: true });
      await page.reload();
      await writeMessage(page);
      await expect(drawer.getByText(/今日仅剩0条。请减少收件人或明日再发。$/)).toBeVisible();
      await expect(send).toBeDisabled();
      await isCleanInBothLooks(page, 'a message beyond the quota of the day');
      await drawer.getByRole('button', { name: t('common.cancel') }).click();
      await page.unroute('**/api/sms/previewGroupSms');

      // The balance at the time of the look is gone meanwhile.
      await pretend(page, { balance_cents: 1_000_000 });
      await page.reload();
      await writeMessage(page);
      await expect(send).toBeEnabled();
      await page.unroute('**/api/sms/previewGroupSms');
      await send.click();
      await expect(page.getByText(/^短信余额还够0条，本次需要\d+条，请先充值。$/)).toBeVisible();
      await expect(isShort).toBeVisible();
      await expect(send).toBeDisabled();

      await page.goto('/sms/recharge');
      await page.getByRole('radio', { name: /500\.00/ }).check();
      await press('sms.recharge.order');
      await expect(page.getByRole('link', { name: t('sms.recharge.pay') })).toBeVisible();
      await press('sms.recharge.leave');
      await expect(orderThatIs(page, 'closed')).toBeVisible();
      await expect(page.getByRole('button', { name: t('sms.recharge.order') })).toBeVisible();
      expect(await centsIn(balanceOf(page))).toBe(0);
      await isCleanInBothLooks(page, 'an order that was closed');
      await chooseFilter(page, t('sms.recharge.state'), 'paid');
      await expect(page.getByText(t('sms.recharge.no_match'))).toBeVisible();
      await chooseFilter(page, t('sms.recharge.state'), 'closed');
      await expect(orderThatIs(page, 'closed')).toBeVisible();
    });
  });
}
