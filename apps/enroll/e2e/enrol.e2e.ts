import { t } from './candidate.js';
import { expect, test } from './test.js';

const fee = '¥680.00';

test('a candidate enrols on a phone, from the list to the number', async ({ page, candidate, staff }) => {
  const { class_name, code } = await staff.openClass(5);
  await page.goto('/enroll');
  await page.getByRole('searchbox').fill(class_name);
  await expect(page.getByRole('status').filter({ hasText: t('list.count', { count: 1 }) })).toBeVisible();
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('link', { name: t('list.enrol_in', { name: class_name }) }).tap();

  await expect(page.getByText(`${t('list.fee')} ${fee}`)).toBeVisible();
  await candidate.prove();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('create.person_title'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await candidate.fillPerson();
  await expect(page.getByText(/由身份证号码得出：\d{4}年\d{1,2}月\d{1,2}日，[男女]/)).toBeVisible();
  await candidate.next();
  await candidate.addMaterials();
  await candidate.addPhoto();
  await candidate.chooseTypes();
  await candidate.next();

  await expect(page.getByText(candidate.id_card)).toBeVisible();
  await expect(page.getByText(fee, { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('create.photo_title'));
  await page.goForward();
  await page.getByRole('checkbox').check();
  await candidate.send();
  await candidate.isEnrolled();
  await expect(page.getByText(new RegExp(`${code}-\\d{5}`))).toBeVisible();
  await expect(page.getByText(t('create.next_pay', { fee }))).toBeVisible();

  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
  );
  for (const personal of [candidate.name, candidate.phone, candidate.id_card])
    expect(kept).not.toContain(personal);

  await page.getByRole('link', { name: t('site.to_mine') }).tap();
  await expect(page.getByText(t('status.submitted')).first()).toBeVisible();
  await expect(page.getByText(class_name)).toBeVisible();
  await expect(page.getByText(t('pay.later', { fee }))).toBeVisible();
});

test('typed entries stay when the language changes', async ({ page, candidate, staff }) => {
  const { class_id } = await staff.openClass(5);
  await page.goto(`/enroll/create?class_id=${class_id}`);
  await page.getByLabel(t('code.phone')).fill(candidate.phone);
  await page.getByRole('combobox', { name: t('site.language') }).selectOption('es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verifique su teléfono');
  await expect(page.getByLabel('Número de móvil')).toHaveValue(candidate.phone);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verifique su teléfono');
});

test('entries stay while the candidate looks at another page of the site', async ({
  page,
  candidate,
  staff,
}) => {
  const { class_id } = await staff.openClass(5);
  await page.goto(`/enroll/create?class_id=${class_id}`);
  await candidate.prove();
  await candidate.fillPerson();
  const toOwn = page.getByRole('link', { name: t('site.mine') });
  await toOwn.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('mine.title'));
  await toOwn.click();
  await page.goBack();
  await expect(page.getByLabel(t('form.id_card'))).toHaveValue(candidate.id_card);
});

test('an unknown address leads to /404, and from there back to the classes', async ({ page }) => {
  await page.goto('/enroll/nowhere');
  await expect(page).toHaveURL(/:\d+\/404$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('a[href="/enroll"]').tap();
  await expect(page).toHaveURL(/\/enroll$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('list.title'));
});

test('a link without a class asks for one', async ({ page }) => {
  await page.goto('/enroll/create');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('create.choose_title'));
});
