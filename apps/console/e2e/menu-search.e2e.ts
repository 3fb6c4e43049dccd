import type { Page } from '@playwright/test';
import { expect, t, test } from './staff-page.js';

const search = (page: Page) => page.getByRole('dialog').getByRole('combobox');

const openSearch = async (page: Page) => {
  await page.getByRole('button', { name: t('frame.search_all') }).click();
  const field = search(page);
  await expect(field).toBeFocused();
  return field;
};
const found = (page: Page) => page.getByRole('listbox').getByRole('option');

test('finds by title, by path, by pinyin in full and by its initials', async ({ page, openAs }) => {
  await openAs('admin', '/index');
  const field = await openSearch(page);
  for (const typed of ['班次', '/class/lists', 'banciguanli', 'bcgl', 'BCGL']) {
    await field.fill(typed);
    await expect(found(page)).toHaveCount(1);
    await expect(found(page)).toContainText(t('route.class'));
  }
  await field.fill('qqqq');
  await expect(found(page)).toHaveCount(0);
});

test('arrows and Enter open a page, Escape closes and gives the focus back', async ({ page, openAs }) => {
  await openAs('admin', '/index');
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(search(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('frame.search_all') })).toBeFocused();
  await page.keyboard.press('Enter');
  await search(page).fill('bc');
  await expect(found(page)).not.toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/class\/lists/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.class'));
});

test('offers only pages that the role may open, and those of a class only while one is active', async ({
  page,
  openAs,
  enterDemo,
}) => {
  await openAs('editor', '/class/lists');
  await (await openSearch(page)).fill(t('route.applicants_lists'));
  await expect(found(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await enterDemo();
  await expect(page).toHaveURL(/\/applicants\//);
  await (await openSearch(page)).fill(t('route.applicants_lists'));
  await expect(found(page)).toHaveCount(1);
});

test('pinyin finds nothing if it is switched off', async ({ page, openAs }) => {
  await page.addInitScript(() => localStorage.setItem('shell_settings', '{"pinyin_search":false}'));
  await openAs('admin', '/index');
  const field = await openSearch(page);
  await field.fill('banciguanli');
  await expect(found(page)).toHaveCount(0);
  await field.fill('班次');
  await expect(found(page)).toHaveCount(1);
});
