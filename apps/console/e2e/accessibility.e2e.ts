import { isClean, isCleanInBothLooks } from './is-clean.js';
import { reviewButtons } from './review-buttons.js';
import { expect, looks, t, test } from './staff-page.js';

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('the pages without the shell pass axe', async ({ page }) => {
      for (const path of ['/login', '/login/expert', '/forgot', '/setup', '/setup#secret', '/404', '/401']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await isCleanInBothLooks(page, path);
      }
      await page.goto('/login');
      await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
      await isCleanInBothLooks(page, '/login with empty fields');
    });

    test('the class list, its menu, its details and its form pass axe', async ({
      page,
      openAs,
      demoClass,
      press,
    }) => {
      const { class_name } = await demoClass({ city: '上海' });
      const more = page.getByRole('button', { name: t('common.more', { name: class_name }), exact: true });
      await openAs('admin', '/class/lists?status=enrolling');
      await page.getByRole('searchbox', { name: t('classes.search') }).fill('上海');
      await expect(more).toBeVisible();
      await isCleanInBothLooks(page, 'the list');
      await more.click();
      await expect(page.getByRole('menu')).toBeVisible();
      // A table becomes cards on a phone, and takes its open menus away.
      await isClean(page, 'the menu of a row');
      await page.getByRole('menuitem', { name: t('class.event.pause') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await isCleanInBothLooks(page, 'the question');
      await page.keyboard.press('Escape');
      await more.click();
      await page.getByRole('menuitem', { name: t('common.details') }).click();
      await expect(page.getByRole('dialog').getByText(t('class.exam_at'))).toBeVisible();
      await isCleanInBothLooks(page, 'the details');
      await page.keyboard.press('Escape');
      await press('classes.create');
      await press('class.form.save_draft');
      await isCleanInBothLooks(page, 'the form with errors');
    });

    test('the candidates and the review pass axe', async ({ page, openAs, enterDemo }) => {
      await openAs('admin', '/class/lists');
      await enterDemo();
      await expect(page.getByRole('button', { name: t('candidates.review') }).first()).toBeVisible();
      await isCleanInBothLooks(page, 'the candidates');
      await reviewButtons(page).first().click();
      await expect(
        page.getByRole('region', { name: t('review.bench') }).getByText(t('candidate.email')),
      ).toBeVisible();
      await isCleanInBothLooks(page, 'the review');
      await page.getByRole('button', { name: t('reveal.button') }).click();
      await expect(page.getByRole('dialog', { name: /个人信息/ })).toBeVisible();
      await isCleanInBothLooks(page, 'the question before personal data');
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
