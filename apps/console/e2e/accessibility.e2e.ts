import { isClean } from './is-clean.js';
import { expect, looks, t, test } from './staff-page.js';

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('the pages without the shell pass axe', async ({ page }) => {
      for (const path of ['/login', '/login/expert', '/forgot', '/setup', '/setup#secret', '/404', '/401']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await isClean(page, path);
      }
      await page.goto('/login');
      await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
      await isClean(page, '/login with empty fields');
    });

    test('the class list, its menu, its details and its form pass axe', async ({ page, openAs, press }) => {
      await openAs('admin', '/class/lists?status=enrolling');
      await expect(page.getByRole('button', { name: /^进入“/ }).first()).toBeVisible();
      await isClean(page, 'the list');
      await page
        .getByRole('button', { name: /的更多操作$/ })
        .first()
        .click();
      await expect(page.getByRole('menu')).toBeVisible();
      await isClean(page, 'the menu of a row');
      await page.getByRole('menuitem', { name: t('class.event.pause') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await isClean(page, 'the question');
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: /的更多操作$/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: t('common.details') }).click();
      await expect(page.getByRole('dialog').getByText(t('class.exam_at'))).toBeVisible();
      await isClean(page, 'the details');
      await page.keyboard.press('Escape');
      await press('classes.create');
      await press('class.form.save_draft');
      await isClean(page, 'the form with errors');
    });

    test('the candidates and the review pass axe', async ({ page, openAs }) => {
      await openAs('admin', '/class/lists?status=enrolling&search=上海');
      await page
        .getByRole('button', { name: /^进入“/ })
        .last()
        .click();
      await expect(page.getByRole('button', { name: t('candidates.review') }).first()).toBeVisible();
      await isClean(page, 'the candidates');
      await page.getByRole('button', { name: /^审核/ }).first().click();
      await expect(
        page.getByRole('region', { name: t('review.bench') }).getByText(t('candidate.email')),
      ).toBeVisible();
      await isClean(page, 'the review');
      await page.getByRole('button', { name: t('reveal.button') }).click();
      await expect(page.getByRole('dialog', { name: /个人信息/ })).toBeVisible();
      await isClean(page, 'the question before personal data');
    });
  });
}

test('the keyboard alone gets past the menu, and arrives at the heading of the next page', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/class/lists');
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page
    .getByRole('link', { name: t('route.dashboard') })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: t('route.dashboard') })).toHaveCount(1);
});
