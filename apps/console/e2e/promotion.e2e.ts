import type { Page, Route } from '@playwright/test';
import { newLetters } from '@skillcert/e2e/new-letters.js';
import { isCleanInBothLooks } from './is-clean.js';
import { newStaff } from './new-staff.js';
import { rowOf } from './row-of.js';
import { signedIn } from './signed-in.js';
import { expect, looks, t, test } from './staff-page.js';
import { openAccount } from './user-accounts.js';

const path = '/promotion/lists';
const guide = {
  name: '报名手册.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nguide\n%%EOF\n'),
};
const newTitle = () => `推荐须知 ${newLetters()}`;
const title = (page: Page) => page.getByRole('textbox', { name: t('promotion.title') });
const content = (page: Page) => page.getByRole('textbox', { name: t('promotion.content') });
const saved = (page: Page) => expect(page.getByText(/^已自动保存/)).toBeVisible();

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('an article is written, published and read by an institution, which downloads its file', async ({
      page,
      openAs,
      press,
    }) => {
      const called = newTitle();
      await openAs('zky-admin', path);
      await press('promotion.create');
      await expect(title(page)).toBeFocused();
      await press('promotion.publish');
      await expect(title(page)).toHaveAccessibleDescription(new RegExp(t('promotion.title_missing')));
      await title(page).fill(called);
      await content(page).fill('1. 复制**链接**\n2. 张贴海报');
      await saved(page);
      await page.getByLabel(t('promotion.files')).setInputFiles([guide]);
      await expect(page.getByText(guide.name)).toBeVisible();
      await isCleanInBothLooks(page, 'an article that is written');
      await press('promotion.publish');
      await expect(page.getByText(t('promotion.told_published', { title: called }))).toBeVisible();
      await content(page).fill('1. 复制**链接**\n2. 张贴海报\n3. 答疑');
      await expect(page.getByText(t('promotion.unread'))).toBeVisible();
      // Input typed during the publication is saved too.
      const asked = new Promise<Route>((hold) => {
        void page.route('**/promotion/setArticleStatus', hold, { times: 1 });
      });
      await press('promotion.publish_changes');
      const route = await asked;
      await content(page).fill('还没有写完');
      await route.continue();
      await expect(page.getByText(t('promotion.unread'))).toBeVisible();
      await saved(page);
      await page.reload();
      await expect(content(page)).toHaveValue('还没有写完');
      const address = page.url();

      await page.context().clearCookies();
      await openAs('recommend', path);
      await rowOf(page, called).getByRole('button').press('Enter');
      await expect(page.getByRole('listitem').filter({ hasText: '复制链接' })).toBeVisible();
      await expect(page.getByText('还没有写完')).toHaveCount(0);
      await isCleanInBothLooks(page, 'an article that is read');
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: new RegExp(`^${guide.name}`) }).click();
      expect((await downloading).suggestedFilename()).toBe(guide.name);

      await page.context().clearCookies();
      await openAs('zky-admin', address);
      await press('promotion.withdraw');
      await expect(page.getByText(t('promotion.told_withdrawn', { title: called }))).toBeVisible();
      await press('promotion.remove');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('promotion.remove') })
        .click();
      await expect(page.getByText(t('promotion.removed', { title: called }))).toBeVisible();
      await expect(rowOf(page, called)).toHaveCount(0);
    });
  });
}

test('one article more than the limit is not begun, and the reason is shown', async ({
  page,
  openAs,
  press,
}) => {
  await openAs('zky-admin', path);
  const fields = { title: { key: 'over_limit', message: '超出上限。' } };
  await page.route('**/api/promotion/saveArticle', (route) =>
    route.fulfill({ json: { code: 40000, message: '请检查标出的内容。', data: { fields } } }),
  );
  await press('promotion.create');
  await expect(page.getByText(t('promotion.full', { max: 100 }))).toBeVisible();
  await expect(title(page)).toHaveCount(0);
});

test('two people do not overwrite each other, and an article that one of them deletes is gone for the other', {
  tag: '@full',
}, async ({ page, browser, product, openAs, press, accountFor }) => {
  const called = newTitle();
  await openAs('zky-admin', path);
  await press('promotion.create');
  await title(page).fill(called);
  await content(page).fill('第一版');
  await saved(page);
  const other = await browser.newPage({ baseURL: product.url, locale: 'zh-CN' });
  const { username, password } = accountFor('zky-admin');
  await signedIn(other, username, password);
  await other.goto(page.url());
  await content(other).fill('另一人');
  await saved(other);
  await content(page).fill('本人');
  await expect(page.getByText(t('promotion.conflict'))).toBeVisible();
  await press('autosave.there');
  await expect(content(page)).toHaveValue('另一人');
  await press('promotion.publish');
  await expect(page.getByText(t('promotion.told_published', { title: called }))).toBeVisible();
  await press('promotion.remove');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('promotion.remove') })
    .click();
  await expect(page.getByText(t('promotion.removed', { title: called }))).toBeVisible();
  await content(other).fill('不能丢');
  await expect(other.getByText(t('promotion.conflict'))).toBeVisible();
  await other.getByRole('button', { name: t('autosave.there') }).click();
  await expect(other.getByText(t('promotion.choose'))).toBeVisible();
  await other.close();
});

test('without show_recommend the page does not exist, and nothing in the menu leads there; an administrator of accounts switches it on', async ({
  page,
  office,
  product,
  openAs,
  press,
}) => {
  const more = { roles: ['zky-admin'] };
  const { username, password } = await newStaff(office, product.url, more);
  await signedIn(page, username, password);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.unauthorised'));
  await page.goto('/class/lists');
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await expect(page.getByRole('link', { name: t('route.promotion') })).toHaveCount(0);

  await page.context().clearCookies();
  await openAs('admin', '/user/recommend?role=zky-admin');
  await openAccount(page, username);
  await press('common.edit');
  await page.getByRole('checkbox', { name: t('users.show_recommend') }).check();
  await press('common.save');
  await expect(page.getByRole('checkbox', { name: t('users.show_recommend') })).toHaveCount(0);

  await page.context().clearCookies();
  await signedIn(page, username, password);
  await page.goto('/class/lists');
  await page.getByRole('link', { name: t('route.promotion') }).click();
  await expect(page.getByRole('button', { name: t('promotion.create') })).toBeVisible();
});
