import { field, nextStep } from './class-form.js';
import { isClean } from './is-clean.js';
import { expect, t, test } from './staff-page.js';
import { unitOf } from './unit-of.js';

test('a class without a contact reports it at its submission, and stays a draft', async ({
  page,
  office,
  openAs,
  enter,
  press,
}) => {
  const { class_name } = await office.draftClass({ contacts: [] });
  await openAs('admin', `/class/lists?search=${encodeURIComponent(class_name)}`);
  await page.getByRole('button', { name: t('common.more', { name: class_name }), exact: true }).click();
  await page.getByRole('menuitem', { name: t('class.event.submit') }).click();
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByText(t('class.form.contacts_missing', { place: t('route.contact') })),
  ).toBeVisible();
  await isClean(page, 'a class without a contact');
  const refused = page.waitForResponse(/\/class\/setClassStatus$/);
  await press('class.event.submit');
  expect((await (await refused).json()).data.fields.contacts.key).toBe('required');
  await press('common.cancel');
  await expect(page.getByRole('row').filter({ hasText: class_name })).toContainText(t('class.status.draft'));
  await enter(class_name);
  await page.goto('/classes/contact');
  await expect(page.getByRole('button', { name: t('class.contact_add') })).toBeVisible();
  await isClean(page, 'the contacts of a class that has none');
});

test('quotas that now exceed the seats are reported in the form and at the submission', async ({
  page,
  office,
  openAs,
  press,
}) => {
  const { class_name, class_id, updated_at } = await office.draftClass({ class_type: 1 });
  const units = [
    { unit_id: await unitOf(office, class_id, '华东'), quota: 40, share_bp: 6_000 },
    { unit_id: await unitOf(office, class_id, '华南'), quota: 20, share_bp: 4_000 },
  ];
  await office.call('class/addClassRecommend', { class_id, updated_at, units });
  await openAs('admin', `/class/lists?search=${class_name}`);
  const choose = async (action: string) => {
    await page.getByRole('button', { name: t('common.more', { name: class_name }), exact: true }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  await choose(t('common.edit'));
  for (const _ of ['dates', 'seats']) await nextStep(page);
  await field(page, 'class.capacity').fill('30');
  await press('class.form.next');
  await expect(field(page, 'class.capacity')).toHaveAccessibleDescription(/名额之和超过班次名额/);
  await isClean(page, 'quotas beyond the seats');
  await press('class.form.save_draft');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await choose(t('class.event.submit'));
  const place = t('route.jclass');
  await expect(
    page.getByRole('dialog').getByText(t('class.form.quotas_over', { quota: 60, capacity: 30, place })),
  ).toBeVisible();
  await press('class.event.submit');
  await expect(page.getByText('各推荐单位名额之和超过班次名额。')).toBeVisible();
});
