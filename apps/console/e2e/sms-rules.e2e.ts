import type { Page } from '@playwright/test';
import { fillMoment } from './fill-moment.js';
import { isCleanInBothLooks } from './is-clean.js';
import { type Office, openOffice } from './office.js';
import { openWork } from './open-work.js';
import { recordToasts } from './record-toasts.js';
import { expect, looks, t, test } from './staff-page.js';

/** The given number of days from now, in the format of a control. */
const wallTimeIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);

const newMessage = (page: Page) => page.getByRole('dialog', { name: t('sms.new') });

const choose = async (page: Page, template: string, audience: string) => {
  await page.getByRole('button', { name: t('sms.new'), exact: true }).click();
  const drawer = newMessage(page);
  await drawer.getByLabel(t('sms.template')).selectOption(template);
  await drawer.getByLabel(t('sms.audience'), { exact: true }).selectOption(audience);
  return drawer;
};

/** A class of the demo with more candidates than one person may write to alone. */
const fullClass = async (office: Office) => {
  const asked = { template_id: 'news', audience: 'everyone' };
  const { items } = await office.call('class/fetchClassLists', {
    status: ['closed', 'examining'],
    limit: 20,
  });
  for (const { class_id, class_name } of items) {
    const order = { ...asked, class_id };
    const { recipients } = await office.call('sms/previewGroupSms', order);
    if (recipients > 50) return { class_name, order };
  }
  throw new Error('No class of the demo has more than fifty candidates.');
};

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('a promotion is tried on oneself, waits for its time, is taken back, and reaches nobody who opted out', async ({
      page,
      openApproved,
      openIn,
      press,
    }) => {
      const { class_name } = await openApproved({ fee_cents: 0 });
      const toasts = await recordToasts(page);
      await openIn('admin', class_name, '/sms/index');
      const drawer = await choose(page, 'next-classes', 'everyone');
      // In the language of the reader.
      await expect(drawer.getByText(/Reply R to get no more of these\.$/)).toBeVisible();
      await expect(drawer.getByText(t('sms.promotion_hint'))).toBeVisible();
      await drawer.getByRole('button', { name: t('sms.to_myself') }).click();
      // Shown for five seconds, in which a busy machine may not look.
      await expect.poll(() => toasts.map(({ text }) => text).join()).toMatch(/正在发送至1\d{2}\*{4}\d{4}/);
      await fillMoment(drawer.getByLabel(t('sms.send_at')), wallTimeIn(3));
      await isCleanInBothLooks(page, 'a promotion for later');
      await drawer.getByRole('button', { name: t('sms.send_to', { count: 1 }) }).click();
      await expect(drawer).toHaveCount(0);
      await expect(page.getByText(t('sms.mailing_status.scheduled'), { exact: true })).toBeVisible();
      await isCleanInBothLooks(page, 'a message that waits for its time');
      await press('sms.event.withdraw');
      await page.getByRole('dialog').getByRole('button').last().click();
      await expect(page.getByText(t('sms.mailing_status.withdrawn'), { exact: true })).toBeVisible();

      await press('sms.opt_out');
      const list = page.getByRole('dialog', { name: t('sms.opt_out'), exact: true });
      await expect(list.getByText(t('sms.opt_out_empty'))).toBeVisible();
      await list.getByRole('combobox', { name: t('sms.opt_out_add') }).click();
      await page.getByRole('listbox').getByRole('option').first().click();
      const asked = page.getByRole('dialog', { name: t('sms.opt_out_enter') });
      await asked.getByRole('button', { name: t('sms.opt_out_enter') }).click();
      await expect(asked.getByText('请填写原因。')).toBeVisible();
      await asked.getByLabel(t('common.reason')).fill('考生来电要求');
      await asked.getByRole('button', { name: t('sms.opt_out_enter') }).click();
      await expect(asked).toHaveCount(0);
      await expect(list.getByText('考生来电要求')).toBeVisible();
      await isCleanInBothLooks(page, 'who wants no promotions');
      await press('common.close');

      const again = await choose(page, 'next-classes', 'everyone');
      await expect(again.getByText(t('sms.left_out.opted_out', { count: 1 }))).toBeVisible();
      await expect(again.getByRole('button', { name: t('sms.send_to', { count: 0 }) })).toBeDisabled();
      // Notices about their enrolment arrive all the same.
      await again.getByLabel(t('sms.template')).selectOption('news');
      await again.getByLabel(t('sms.audience'), { exact: true }).selectOption('everyone');
      await expect(again.getByRole('button', { name: t('sms.send_to', { count: 1 }) })).toBeEnabled();
      await again.getByRole('button', { name: t('common.cancel') }).click();

      await press('sms.opt_out');
      await list.getByRole('button', { name: /^恢复推广短信：/ }).click();
      const back = page.getByRole('dialog', { name: t('sms.opt_in'), exact: true });
      await back.getByLabel(t('common.reason')).fill('考生要求恢复');
      await back.getByRole('button', { name: t('sms.opt_in'), exact: true }).click();
      await expect(list.getByText(t('sms.opt_out_empty'))).toBeVisible();
    });

    test('a message that waits for a second person is their work, and they refuse it with a reason', async ({
      page,
      office,
      product,
      accountFor,
      openAs,
      enter,
      press,
    }) => {
      const { class_name, order } = await fullClass(office);
      const { class_id, audience } = order;
      const asker = await openOffice(product.url, accountFor('zky-admin'));
      const { items } = await asker.call('sms/fetchRecipients', { class_id, audience, page: 1, limit: 51 });
      const enrolment_ids = items.map(({ enrolment_id }: { enrolment_id: number }) => enrolment_id);
      await asker.call('user/sendGroupSms', { ...order, enrolment_ids, recipients: 51, again: true });
      await asker.close();
      await openAs('admin', '/class/lists');
      await openWork(page, /条群发短信待放行$/);
      await expect(page).toHaveURL(/waiting=mailings/);
      await enter(class_name);
      await page.goto('/sms/index');
      await expect(page.getByText(t('sms.only_by_hand', { count: 51 })).first()).toBeVisible();
      await press('sms.event.refuse');
      const dialog = page.getByRole('dialog', { name: t('sms.event.refuse') });
      await dialog.getByRole('button', { name: t('sms.event.refuse') }).click();
      await expect(dialog.getByText('请填写原因。')).toBeVisible();
      await dialog.getByLabel(t('common.reason')).fill('名单有误，请重新选择');
      await dialog.getByRole('button', { name: t('sms.event.refuse') }).click();
      await expect(dialog).toHaveCount(0);
      // That of the other look may be there too.
      await expect(page.getByText('名单有误，请重新选择').first()).toBeVisible();
      await isCleanInBothLooks(page, 'a message that was refused');
    });
  });
}

test('a message without an answer is sent once, for any number of repeats', async ({
  page,
  office,
  openApproved,
  openIn,
  complaints,
}) => {
  const { class_id, class_name } = await openApproved({ fee_cents: 0 });
  await openIn('admin', class_name, '/sms/index');
  const drawer = await choose(page, 'news', 'everyone');
  const send = drawer.getByRole('button', { name: t('sms.send_to', { count: 1 }) });
  await page.route('**/api/user/sendGroupSms', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send.click();
  await expect.poll(() => complaints.some((text) => text.includes('ERR_FAILED'))).toBe(true);
  await page.unroute('**/api/user/sendGroupSms');
  await send.click();
  await expect(drawer).toHaveCount(0);
  const { total } = await office.call('sms/fetchMailings', { class_id });
  expect(total).toBe(1);
  complaints.length = 0;
});

test('a candidate who has had a promotion today is left out of another one, unless it is for another day', {
  tag: '@full',
}, async ({ page, office, openApproved, openIn }) => {
  const { class_id, class_name } = await openApproved({ fee_cents: 0 });
  const order = { class_id, template_id: 'next-classes', audience: 'everyone' };
  await office.call('user/sendGroupSms', { ...order, recipients: 1 });
  // It counts once its messages are queued.
  await expect
    .poll(async () => (await office.call('sms/previewGroupSms', order)).left_out)
    .toEqual({ opted_out: 0, daily_limit: 1 });
  await openIn('admin', class_name, '/sms/index');
  const drawer = await choose(page, 'next-classes', 'everyone');
  await expect(drawer.getByText(t('sms.left_out.daily_limit', { count: 1 }))).toBeVisible();
  await expect(drawer.getByText(t('sms.nobody'))).toBeVisible();
  await expect(drawer.getByRole('button', { name: t('sms.send_to', { count: 0 }) })).toBeDisabled();
  await isCleanInBothLooks(page, 'somebody who has had enough today');
  await fillMoment(drawer.getByLabel(t('sms.send_at')), wallTimeIn(3));
  await expect(drawer.getByRole('button', { name: t('sms.send_to', { count: 1 }) })).toBeEnabled();
});
