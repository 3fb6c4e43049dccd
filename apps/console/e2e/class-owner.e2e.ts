import { isCleanInBothLooks } from './is-clean.js';
import { newStaff } from './new-staff.js';
import { openOffice } from './office.js';
import { expect, looks, t, test } from './staff-page.js';

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('an open class is handed over to a person found by search, and its history records it', async ({
      page,
      openAs,
      office,
      press,
    }) => {
      const { class_id, class_name } = await office.draftClass();
      await office.openClass(class_id);
      await openAs('admin', `/class/lists?search=${encodeURIComponent(class_name)}`);
      await page.getByRole('button', { name: new RegExp(`^${class_name}`) }).click();
      const drawer = page.getByRole('dialog', { name: class_name });
      await drawer.getByRole('button', { name: t('class.form.owner.change') }).click();
      const owner = page.getByLabel(t('class.form.owner.to'));
      await expect(page.getByText(t('class.form.owner.text', { name: '王建国' }))).toBeVisible();
      await press('class.form.owner.change');
      await expect(owner).toHaveAccessibleDescription(/此项为必填项/);
      await owner.fill('秋月');
      await page.getByRole('option', { name: /林秋月.*master01.*\d{3}\*{4}\d{4}/ }).click();
      await isCleanInBothLooks(page, 'handing over');
      await press('class.form.owner.change');
      await expect(
        page.getByText(t('class.form.owner.done', { name: class_name, to: '林秋月' })),
      ).toBeVisible();
      await expect(
        drawer.getByText(t('class.form.handed_over', { from: '王建国', to: '林秋月' })),
      ).toBeVisible();
      await isCleanInBothLooks(page, 'a class with who is in charge');
    });
  });
}

test('an institution hands over to its own people alone, and loses sight of the class', {
  tag: '@full',
}, async ({ page, openAs, office, press, product, accountFor }) => {
  const unit = await openOffice(product.url, accountFor('recommend'));
  const { class_name, unit_id } = await unit.draftClass();
  await unit.close();
  const { username } = await newStaff(office, product.url, { unit_id });
  await openAs('recommend', `/class/lists?search=${encodeURIComponent(class_name)}`);
  await page.getByRole('button', { name: new RegExp(`^${class_name}`) }).click();
  await page
    .getByRole('dialog', { name: class_name })
    .getByRole('button', { name: t('class.form.owner.change') })
    .click();
  const owner = page.getByLabel(t('class.form.owner.to'));
  await owner.fill('孙丽华');
  await expect(page.getByRole('status').filter({ hasText: /没有匹配/ })).toBeAttached();
  await expect(page.getByRole('option')).toHaveCount(0);
  await owner.fill(username);
  await page.getByRole('option', { name: new RegExp(username) }).click();
  await press('class.form.owner.change');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(t('classes.no_match'))).toBeVisible();
});
