import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { passAxe } from '@skillcert/e2e/pass-axe.js';
import { t, takeSeat } from './candidate.js';
import { expect, test } from './test.js';

test('on a phone a sheet filters the open classes by level, city, fee, seats left and the day of the exam, which the address stores', async ({
  page,
  staff,
  browser,
  baseURL,
}) => {
  // A fee that no other class has.
  const { class_id, class_name } = await staff.openClass(1, '5', 12_300);
  const named = page.getByRole('heading', { name: class_name });
  const none = page.getByText(t('list.empty_title'));
  await page.goto(`/enroll?search=${class_name}`);
  await expect(named).toBeVisible();
  await page.getByRole('button', { name: t('list.filters'), exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: t('list.filters') });
  const choose = (key: string, value: string) =>
    sheet.getByRole('combobox', { name: t(key), exact: true }).selectOption(value);
  await choose('list.fee', '12300');
  await choose('list.level', '5');
  await choose('list.city', '杭州');
  await choose('list.seats', 'left');
  await expect(sheet.getByRole('button', { name: t('list.show_found', { count: 1 }) })).toBeVisible();
  await passAxe(page, 'the sheet of filters', { except: ['region'] });
  await sheet.getByRole('button', { name: t('list.show_found', { count: 1 }) }).tap();
  await expect(sheet).toHaveCount(0);
  const opener = page.getByRole('button', { name: t('list.filters_set', { count: 4 }) });
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/level=5.*&fee=12300&seats=left$/);
  await expect(named).toBeVisible();

  await takeSeat(browser, baseURL, class_id);
  await page.reload();
  await expect(none).toBeVisible();
  await opener.tap();
  await choose('list.seats', '');
  await expect(sheet.getByRole('button', { name: t('list.show_found', { count: 1 }) })).toBeVisible();
  await choose('list.level', '2');
  await expect(sheet.getByRole('button', { name: t('list.show_found', { count: 0 }) })).toBeVisible();
  await choose('list.level', '5');
  await sheet.getByLabel(t('list.exam_from')).fill('2001-02-03');
  await expect(page).toHaveURL(/from=2001-02-03/);
  await expect(sheet.getByRole('button', { name: t('list.show_found', { count: 1 }) })).toBeVisible();
  await sheet.getByLabel(t('list.exam_to')).fill('2001-02-04');
  await expect(sheet.getByRole('button', { name: t('list.show_found', { count: 0 }) })).toBeVisible();
  await sheet.getByRole('button', { name: t('list.clear') }).tap();
  await expect(sheet.getByLabel(t('list.exam_to'))).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/enroll$/);
});

test('a searched phone number is in no address', async ({ page }) => {
  const { phone } = newCandidate();
  await page.goto('/enroll');
  await page.getByRole('searchbox').fill(phone);
  await expect(page.getByText(t('list.empty_title'))).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(phone);
  await expect(page).toHaveURL(/\/enroll$/);
  await page.getByRole('button', { name: t('list.clear') }).tap();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});
