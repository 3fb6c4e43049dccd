import type { Page } from '@playwright/test';
import { isClean } from './is-clean.js';
import { expect, t, test } from './staff-page.js';

const field = (page: Page, key: string) => page.getByRole('dialog').getByLabel(t(key));

test('a class is copied with its dates moved on, or without them', async ({
  page,
  openAs,
  office,
  press,
}) => {
  const { class_name } = await office.draftClass();
  const copy = t('class.form.copy_name', { name: class_name });
  await openAs('admin', `/class/lists?search=${encodeURIComponent(class_name)}`);
  const choose = async (key: string) => {
    await page.getByRole('button', { name: t('common.more', { name: class_name }), exact: true }).click();
    await page.getByRole('menuitem', { name: t(key) }).click();
  };
  await choose('classes.copy_cleared');
  await expect(field(page, 'class.class_name')).toHaveValue(copy);
  await expect(field(page, 'class.capacity')).toHaveValue('60');
  await press('class.form.save_draft');
  await isClean(page, 'a copy without its dates');
  await expect(field(page, 'class.enroll_start')).toHaveAccessibleDescription(/请填写此项/);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.cancel') })
    .click();

  await choose('classes.copy_shifted');
  await press('class.form.save_draft');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: copy });
  await expect(row).toContainText(t('class.status.draft'));
});

test('who cancels a class is told first whom it hits', async ({ page, openAs }) => {
  await openAs('admin', '/class/lists?status=enrolling');
  await page
    .getByRole('row')
    .filter({ hasText: /\d+人待审核/ })
    .getByRole('button', { name: /的更多操作$/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: t('class.event.cancel') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/\d+名考生将失去名额/)).toBeVisible();
  await expect(dialog.getByText(/\d+份报名正等待审核/)).toBeVisible();
  await isClean(page, 'the consequences');
  await dialog.getByRole('button', { name: t('class.event.cancel') }).click();
  await expect(dialog.getByLabel(t('common.reason'))).toHaveAccessibleDescription(/请填写原因/);
});
