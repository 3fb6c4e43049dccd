import { expect, t } from '../staff-page.js';
import type { Desk } from '../whole-life/people.js';
import { listOf, type Person, photosOf } from './people.js';

/** Enrols all people of a sheet with their photos. */
export const importSheet = async ({ page, press }: Desk, people: readonly Person[]) => {
  await press('candidates.import');
  const drawer = page.getByRole('dialog', { name: t('candidates.import_title') });
  const input = drawer.locator('input[type=file]');
  await input.setInputFiles(await listOf(people));
  await expect(drawer.getByRole('combobox', { name: '身份证号' })).toHaveValue('id_card');
  await drawer.locator('input[type=file]').setInputFiles(await photosOf(people));
  const photos = t('candidates.import_photos_kept', { count: people.length });
  await expect(drawer.getByText(photos)).toBeVisible({ timeout: 120_000 });
  await drawer.getByRole('button', { name: t('candidates.import_check') }).click();
  const confirm = drawer.getByRole('button', {
    name: t('candidates.import_confirm', { count: people.length }),
  });
  await expect(confirm).toBeVisible({ timeout: 120_000 });
  await drawer.getByLabel(t('candidates.import_consent')).check();
  await confirm.click();
  await expect(drawer.getByText(t('candidates.import_enrolled'), { exact: true })).toBeVisible({
    timeout: 120_000,
  });
  await expect(drawer.getByRole('button', { name: t('candidates.import_again') })).toBeVisible({
    timeout: 120_000,
  });
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
};

/** Approves everybody whose conditions are met according to the sheet. */
export const approveAll = async ({ page, press }: Desk, count: number) => {
  await page.getByRole('columnheader').getByRole('checkbox').check();
  await page.getByRole('button', { name: new RegExp(`选择全部 ?${count}`) }).click();
  await press('candidates.approve_met');
  const approve = t('candidates.approve_title', { count });
  await page.getByRole('dialog', { name: approve }).getByRole('button', { name: approve }).click();
  await expect(page.getByText(t('candidates.job_done.approve', { count }))).toBeVisible({ timeout: 120_000 });
};
