import type { Page } from '@playwright/test';
import { chooseFilter } from './choose-filter.js';
import { isCleanInBothLooks } from './is-clean.js';
import { type Office, openOffice } from './office.js';
import { tag } from './open-tags.js';
import { expect, looks, t, test } from './staff-page.js';

/** Each look writes to a class of its own. */
const cityOf = { 'a light desk': '西安', 'a dark phone': '广州' } as const;

/** A class of the demo whose exam is near: with more candidates than one person may write to alone. */
const arrangedClass = async (
  office: Office,
  city: string,
): Promise<{ class_id: number; class_name: string }> => {
  const { items } = await office.call('class/fetchClassLists', { status: ['arranged'], search: city });
  return items[0];
};

/** The card of a message to many by its state. */
const card = (page: Page, status: string) =>
  page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByText(t(`sms.mailing_status.${status}`), { exact: true }) })
    .first();

const confirm = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).first().click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('button').last().click();
  await expect(dialog).toHaveCount(0);
};

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('a message to many is written, released by another person, followed, and repeated to those it did not reach', async ({
      page,
      product,
      accountFor,
      office,
      press,
      openIn,
    }) => {
      const { class_id, class_name } = await arrangedClass(office, cityOf[name]);
      await openIn('zky-admin', class_name, '/sms/index');
      await expect(page.getByText(t('sms.mailings_empty'))).toBeVisible();
      await expect(page.getByText(t('sms.empty')).first()).toBeVisible();
      await isCleanInBothLooks(page, 'nothing sent yet');

      await press('sms.new');
      const drawer = page.getByRole('dialog', { name: t('sms.new') });
      await expect(drawer.getByText(t('sms.preview_choose'))).toBeVisible();
      await drawer.getByLabel(t('sms.template')).selectOption('news');
      await drawer.getByLabel(t('sms.audience')).selectOption('approved');
      await expect(drawer.getByText(class_name).last()).toBeVisible();
      const ask = drawer.getByRole('button', { name: /^申请发送给\d+人$/ });
      await expect(ask).toBeEnabled();
      const all = Number(/\d+/.exec((await ask.textContent()) ?? '')?.[0]);
      expect(all).toBeGreaterThan(50);
      const exclude = drawer.getByLabel(t('sms.exclude'));
      await exclude.click();
      await page.getByRole('listbox').getByRole('option').nth(1).click();
      await exclude.press('Escape');
      const fewer = drawer.getByRole('button', { name: t('sms.ask_to_send', { count: all - 1 }) });
      await expect(fewer).toBeEnabled();
      await isCleanInBothLooks(page, 'the preview of a message to many');
      await fewer.click();
      await expect(drawer).toHaveCount(0);
      await expect(page.getByText(t('sms.mailing_status.held'), { exact: true })).toBeVisible();
      // The requester may take it back and do nothing else.
      await expect(page.getByRole('button', { name: t('sms.event.withdraw') })).toBeVisible();
      await expect(page.getByRole('button', { name: t('sms.event.release') })).toHaveCount(0);
      await confirm(page, t('sms.event.withdraw'));
      await expect(page.getByText(t('sms.mailing_status.withdrawn'), { exact: true })).toBeVisible();

      const order = { class_id, template_id: 'news', audience: 'approved' };
      const other = await openOffice(product.url, accountFor('admin'));
      const { recipients } = await other.call('sms/previewGroupSms', order);
      await other.call('user/sendGroupSms', { ...order, recipients, again: true });
      await other.close();
      await page.reload();
      await expect(card(page, 'held')).toBeVisible();
      await isCleanInBothLooks(page, 'a message that waits for a second person');
      await confirm(page, t('sms.event.release'));
      const again = page.getByRole('button', { name: /^重发\d+条失败短信$/ });
      await expect(again).toBeVisible();
      await expect(page.getByText(t('sms.mailing_status.done'), { exact: true })).toBeVisible();

      await chooseFilter(page, t('sms.state'), 'failed');
      await expect(page).toHaveURL(/status=failed/);
      await expect(
        page.getByRole('button', { name: new RegExp(`^${t('sms.event.resend')}：`) }).first(),
      ).toBeVisible();
      await isCleanInBothLooks(page, 'what failed');
      await confirm(page, (await again.textContent()) ?? '');
      await expect(page.getByText(t('sms.no_match')).first()).toBeVisible();
      await expect(again).toHaveCount(0);
    });
  });
}

test('a text that the class cannot fill is not offered, and nothing can be sent to nobody', async ({
  page,
  press,
  openNew,
}) => {
  await openNew('/sms/index');
  await press('sms.new');
  const drawer = page.getByRole('dialog', { name: t('sms.new') });
  // The class has no deadline to pay, so that text cannot be chosen.
  const untilOption = drawer.getByRole('option', { name: /缴费截止时间/ });
  await expect(untilOption).toBeDisabled();
  await drawer.getByLabel(t('sms.template')).selectOption('mend');
  await expect(drawer.getByText(t('sms.nobody'))).toBeVisible();
  await expect(drawer.getByRole('button', { name: t('sms.send_to', { count: 0 }) })).toBeDisabled();
});

test('the candidates selected in the list are written to, and nobody else until the selection is dropped', async ({
  page,
  press,
  openApproved,
  openIn,
}) => {
  const { class_name } = await openApproved({ fee_cents: 0 });
  await openIn('admin', class_name, '/applicants/applicants-lists');
  await page.getByRole('checkbox').last().check();
  await press('candidates.message');
  await expect(page).toHaveURL(/\/sms\/index$/);
  const drawer = page.getByRole('dialog', { name: t('sms.new') });
  await expect(drawer.getByText(t('sms.only_chosen', { count: 1 }))).toBeVisible();
  await drawer.getByLabel(t('sms.template')).selectOption('news');
  const audience = drawer.getByLabel(t('sms.audience'), { exact: true });
  await audience.selectOption('returned');
  await expect(drawer.getByText(t('sms.only_elsewhere', { count: 1 }))).toBeVisible();
  await audience.selectOption('everyone');
  await expect(drawer.getByRole('button', { name: t('sms.send_to', { count: 1 }) })).toBeEnabled();
  await isCleanInBothLooks(page, 'a message to those who were selected');
  await drawer.getByRole('button', { name: t('sms.only_drop') }).click();
  await expect(drawer.getByLabel(t('sms.only'))).toBeFocused();
  await drawer.getByRole('button', { name: t('common.cancel') }).click();
  // The selection is gone for a reader who returns here later.
  await page.reload();
  await expect(page.getByText(t('sms.mailings_empty'))).toBeVisible();
  await expect(drawer).toHaveCount(0);
});

test('a kept view of messages takes candidates selected later', { tag: '@full' }, async ({
  page,
  press,
  openApproved,
  openIn,
}) => {
  await page.addInitScript(() => localStorage.setItem('shell_settings', '{"tags_view":true}'));
  const { class_name } = await openApproved({ fee_cents: 0 });
  await openIn('admin', class_name, '/applicants/applicants-lists');
  const drawer = page.getByRole('dialog', { name: t('sms.new') });
  await page.getByRole('checkbox').last().check();
  for (const _ of ['first', 'later']) {
    await press('candidates.message');
    await expect(drawer.getByText(t('sms.only_chosen', { count: 1 }))).toBeVisible();
    await drawer.getByRole('button', { name: t('common.cancel'), exact: true }).click();
    await tag(page, 'route.applicants_check').click();
  }
});
