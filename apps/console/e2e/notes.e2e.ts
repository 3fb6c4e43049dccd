import type { Page } from '@playwright/test';
import { isCleanInBothLooks } from './is-clean.js';
import { newStaff } from './new-staff.js';
import { signedIn } from './signed-in.js';
import { expect, t, test } from './staff-page.js';

const title = (page: Page) => page.getByRole('textbox', { name: t('notes.title') });
const content = (page: Page) => page.getByRole('textbox', { name: t('notes.content') });
const saved = (page: Page) => expect(page.getByText(/^已自动保存/)).toBeVisible();
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Lets no save through until the line is opened. */
const holdSaves = async (page: Page) => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/api/note/saveNote', async (route) => {
    await opened;
    await route.continue();
  });
  return { open };
};

/** Whether the browser would ask before it leaves the page. */
const warns = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

test('a note is written in Markdown, keeps itself, is pinned, found, and deleted', async ({
  page,
  office,
  product,
  press,
}) => {
  const { username, password } = await newStaff(office, product.url);
  await signedIn(page, username, password);
  await page.goto('/notes/index');
  await expect(page.getByText(t('notes.empty'))).toBeVisible();
  await press('notes.create');
  await title(page).fill('考前一天');
  await content(page).fill('- 核对**门牌**\n\n<b>不是粗体</b>');
  await saved(page);
  await press('notes.create');
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveValue('');
  // Whoever goes on at once has not waited for anything, and is warned of leaving until the last of it has arrived.
  const line = await holdSaves(page);
  await title(page).fill('第二条');
  await row(page, '考前一天').getByRole('button').click();
  await expect(title(page)).toHaveValue('考前一天');
  expect(await warns(page)).toBe(true);
  line.open();
  await expect.poll(() => warns(page)).toBe(false);
  await page.reload();
  await expect(title(page)).toHaveValue('考前一天');
  await expect(row(page, '第二条')).toBeVisible();
  await press('notes.pin');
  await expect(row(page, '考前一天')).toContainText(t('notes.pinned'));
  await page.getByRole('tab', { name: t('markdown.preview') }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '核对门牌' })).toBeVisible();
  await expect(page.getByText('<b>不是粗体</b>')).toBeVisible();
  await isCleanInBothLooks(page, 'a note');

  await page.getByRole('searchbox', { name: t('notes.search') }).fill('第二');
  await expect(row(page, '考前一天')).toHaveCount(0);
  await row(page, '第二条').getByRole('button').click();
  await press('notes.remove');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('notes.remove') })
    .click();
  await expect(page.getByText(t('notes.no_match'))).toBeVisible();
  await press('common.reset_filters');
  await expect(row(page, '考前一天')).toBeVisible();
});

test('two windows do not overwrite each other, and a note deleted in one is kept in the other', {
  tag: '@full',
}, async ({ page, context, office, product, press }) => {
  const { username, password } = await newStaff(office, product.url);
  await signedIn(page, username, password);
  await page.goto('/notes/index');
  await press('notes.create');
  await content(page).fill('第一版');
  await saved(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await content(other).fill('另一窗口');
  await saved(other);
  await content(page).fill('本窗口');
  await expect(page.getByText(t('notes.conflict'))).toBeVisible();
  await press('autosave.there');
  await expect(content(page)).toHaveValue('另一窗口');

  await other.getByRole('button', { name: t('notes.remove'), exact: true }).click();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: t('notes.remove') })
    .click();
  await expect(other.getByText(t('notes.empty'))).toBeVisible();
  await content(page).fill('不能丢');
  await expect(page.getByText(t('notes.conflict'))).toBeVisible();
  const gone = page.url();
  await press('autosave.here');
  await expect(page).not.toHaveURL(gone);
  await page.reload();
  await expect(content(page)).toHaveValue('不能丢');
});

test('what the server cannot keep is said at its field, until it is mended', async ({
  page,
  office,
  product,
  press,
}) => {
  const { username, password } = await newStaff(office, product.url);
  await signedIn(page, username, password);
  await page.goto('/notes/index');
  await press('notes.create');
  await content(page).fill('可以保存');
  await saved(page);
  // A sign that turns the direction in which the rest is read.
  await title(page).fill('不能\u202e保存');
  await expect(title(page)).toHaveAccessibleDescription(/无法保存的字符/);
  await expect(page.getByText(t('autosave.refused'))).toBeVisible();
  await title(page).fill('可以保存');
  await expect(title(page)).not.toHaveAccessibleDescription(/无法保存的字符/);
  await saved(page);
});
