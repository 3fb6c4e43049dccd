import type { Page } from '@playwright/test';
import { isCleanInBothLooks } from './is-clean.js';
import { newStaff } from './new-staff.js';
import { openOffice } from './office.js';
import { isSaved, noteContent, noteTitle, openNote, toNoteList } from './open-note.js';
import { rowOf } from './row-of.js';
import { signedIn } from './signed-in.js';
import { expect, looks, t, test } from './staff-page.js';

/** Blocks every save until it is released. */
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

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('a note is written in Markdown, saves itself, is pinned, found, and deleted', async ({
      page,
      office,
      product,
      press,
    }) => {
      const { username, password } = await newStaff(office, product.url);
      await signedIn(page, username, password);
      await page.goto('/notes/index');
      await expect(page.getByText(t('notes.empty'))).toBeVisible();
      await isCleanInBothLooks(page, 'a notebook without notes');
      await press('notes.create');
      await noteTitle(page).fill('考前一天');
      await noteContent(page).fill('- 核对**门牌**\n\n<b>不是粗体</b>');
      await isSaved(page);
      await press('notes.create');
      await expect(noteTitle(page)).toHaveValue('');
      await expect(noteTitle(page)).toBeFocused();
      // A writer who leaves at once has not waited for a save, and is warned until the last one has arrived.
      const line = await holdSaves(page);
      await noteTitle(page).fill('第二条');
      await openNote(page, '考前一天');
      await expect(noteTitle(page)).toHaveValue('考前一天');
      expect(await warns(page)).toBe(true);
      line.open();
      await expect.poll(() => warns(page)).toBe(false);
      await page.reload();
      await expect(noteTitle(page)).toHaveValue('考前一天');
      await press('notes.pin');
      await expect(page.getByRole('button', { name: t('notes.unpin') })).toBeVisible();
      await page.getByRole('tab', { name: t('markdown.preview') }).click();
      await expect(page.getByRole('listitem').filter({ hasText: '核对门牌' })).toBeVisible();
      await expect(page.getByText('<b>不是粗体</b>')).toBeVisible();
      await isCleanInBothLooks(page, 'a note');

      await toNoteList(page);
      await expect(rowOf(page, '考前一天')).toContainText(t('notes.pinned'));
      await page.getByRole('searchbox', { name: t('notes.search') }).fill('第二');
      await expect(rowOf(page, '考前一天')).toHaveCount(0);
      await rowOf(page, '第二条').getByRole('button').click();
      await expect(noteTitle(page)).toHaveValue('第二条');
      await press('notes.remove');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('notes.remove') })
        .click();
      await expect(page.getByText(t('notes.no_match'))).toBeVisible();
      await press('common.reset_filters');
      await expect(rowOf(page, '考前一天')).toBeVisible();
    });

    test('an earlier version of a note is read, and restored without losing the current one', async ({
      page,
      office,
      product,
      press,
    }) => {
      const account = await newStaff(office, product.url);
      const own = await openOffice(product.url, account);
      const { note_id, version } = await own.call('note/saveNote', { title: '交接', content: '先**说**的' });
      const later = { note_id, version, title: '交接', content: '后说的', keeping: 'over' };
      await own.call('note/saveNote', later);
      await own.close();
      await signedIn(page, account.username, account.password);
      await page.goto(`/notes/index?note=${note_id}`);
      await expect(noteContent(page)).toHaveValue('后说的');
      await press('notes.versions');
      const versions = page.getByRole('dialog', { name: t('notes.versions') });
      await versions.getByRole('button', { name: /^查看 .+ 的版本$/ }).click();
      await expect(versions.getByText('先说的')).toBeVisible();
      await isCleanInBothLooks(page, 'what a note said before');
      await versions.getByRole('button', { name: /^恢复 .+ 的版本$/ }).click();
      await expect(page.getByText(t('notes.restored'))).toBeVisible();
      await expect(versions).toHaveCount(0);
      await expect(noteContent(page)).toHaveValue('先**说**的');
      // A writer who goes on overwrites the restored text.
      await noteContent(page).fill('再说的');
      await isSaved(page);
      await page.reload();
      await expect(noteContent(page)).toHaveValue('再说的');
      await press('notes.versions');
      await expect(versions.getByText('后说的')).toBeVisible();
    });
  });
}

test('two windows do not overwrite each other, and the text given up in one of them stays among the versions', {
  tag: '@full',
}, async ({ page, context, office, product, press }) => {
  const { username, password } = await newStaff(office, product.url);
  await signedIn(page, username, password);
  await page.goto('/notes/index');
  await press('notes.create');
  await noteContent(page).fill('第一版');
  await isSaved(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await noteContent(other).fill('另一窗口');
  await isSaved(other);
  await noteContent(page).fill('本窗口');
  await expect(page.getByText(t('notes.conflict'))).toBeVisible();
  await isCleanInBothLooks(page, 'a note that two windows wrote');
  await press('autosave.there');
  await expect(noteContent(page)).toHaveValue('另一窗口');
  await press('notes.versions');
  const versions = page.getByRole('dialog', { name: t('notes.versions') });
  await expect(versions.getByText('本窗口')).toBeVisible();
  await expect(versions.getByText(t('notes.version_aside'), { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(versions).toHaveCount(0);
  // The other window was not disturbed.
  await noteContent(other).fill('另一窗口又写');
  await isSaved(other);

  await other.getByRole('button', { name: t('notes.remove'), exact: true }).click();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: t('notes.remove') })
    .click();
  await expect(other.getByText(t('notes.empty'))).toBeVisible();
  await noteContent(page).fill('不能丢');
  await expect(page.getByText(t('notes.conflict'))).toBeVisible();
  const gone = page.url();
  await press('autosave.here');
  await expect(page).not.toHaveURL(gone);
  await page.reload();
  await expect(noteContent(page)).toHaveValue('不能丢');
});

test('an entry that the server cannot save is reported at its field, until it is corrected', async ({
  page,
  office,
  product,
  press,
}) => {
  const { username, password } = await newStaff(office, product.url);
  await signedIn(page, username, password);
  await page.goto('/notes/index');
  await press('notes.create');
  await noteContent(page).fill('可以保存');
  await isSaved(page);
  // A sign that turns the direction in which the rest is read.
  await noteTitle(page).fill('不能\u202e保存');
  await expect(noteTitle(page)).toHaveAccessibleDescription(/无法保存的字符/);
  await expect(page.getByText(t('autosave.refused'))).toBeVisible();
  await isCleanInBothLooks(page, 'a note that cannot be kept');
  await noteTitle(page).fill('可以保存');
  await expect(noteTitle(page)).not.toHaveAccessibleDescription(/无法保存的字符/);
  await isSaved(page);
});
