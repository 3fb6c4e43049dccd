import { readFile } from 'node:fs/promises';
import { passAxe } from '@skillcert/e2e/pass-axe.js';
import { t } from './candidate.js';
import { expect, test } from './test.js';

test('a candidate takes their data as a file, and asks to be erased once nothing is under way', async ({
  page,
  candidate,
  staff,
}) => {
  const { class_id } = await staff.openClass(5);
  await candidate.fillAll(class_id);
  await candidate.send();
  await candidate.isEnrolled();
  await page.goto('/enroll/modify-list');
  await expect(page.getByText(t('status.submitted')).first()).toBeVisible();
  const saved = page.waitForEvent('download');
  await candidate.press('data.take');
  const file = await saved;
  expect(file.suggestedFilename()).toBe(t('data.file_name'));
  const archive = (await readFile(await file.path())).toString('utf8');
  for (const own of [candidate.id_card, candidate.phone, 'data.json', 'id_front'])
    expect(archive).toContain(own);

  await candidate.press('data.erase');
  await expect(page.getByText(t('data.fate_under_way'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('data.ask') })).toHaveCount(0);
  await passAxe(page, 'what becomes of the data');
  await candidate.press('mine.withdraw');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('mine.withdraw') })
    .tap();
  await expect(page.getByText(t('status.withdrawn')).first()).toBeVisible();
  await page.reload();
  await candidate.press('data.erase');
  await expect(page.getByText(t('data.fate_erased'))).toBeVisible();
  await candidate.press('data.ask');
  await expect(page.getByText(t('data.ask_warning'))).toBeVisible();
  await page.getByLabel(t('data.reason')).fill('不再参加认证');
  await passAxe(page, 'what is asked for');
  await candidate.press('data.ask');
  await expect(page.getByRole('button', { name: t('data.withdraw') })).toBeVisible();
  await candidate.press('data.withdraw');
  await expect(page.getByText(t('data.state_withdrawn'))).toBeVisible();
});
