import { isCleanInBothLooks } from './is-clean.js';
import { expect, looks, t, test } from './staff-page.js';

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('the phones of a class are added, ordered and removed, and candidates see them so', async ({
      page,
      press,
      openNew,
    }) => {
      const { class_id, class_name } = await openNew('/classes/contact');
      const names = page.getByLabel(t('class.contact_name'));
      const phones = page.getByLabel(t('class.contact_phone'));
      await expect(names).toHaveValue('周敏');

      await press('class.contact_add');
      await names.nth(1).fill('吴桐');
      await phones.nth(1).fill('12345');
      await press('common.save');
      await expect(phones.nth(1)).toHaveAccessibleDescription(/手机号/);
      await expect(names.nth(1)).toHaveValue('吴桐');
      await isCleanInBothLooks(page, 'with a phone that nobody can call');

      await phones.nth(1).fill('13800000001');
      await page.getByRole('button', { name: t('contact.up', { number: 2 }) }).click();
      await press('common.save');
      await expect(page.getByText(t('contact.saved'))).toBeVisible();
      await page.goto(`/enroll/create?class_id=${class_id}`);
      await page.goto(`/enroll?search=${encodeURIComponent(class_name)}`);
      const links = page.locator(`a[href^="tel:"]`);
      await expect(links.filter({ hasText: '吴桐' }).first()).toBeVisible();

      await page.goto('/classes/contact');
      await expect(names.first()).toHaveValue('吴桐');
      const remove = page.getByRole('button', { name: t('class.contact_remove', { number: 1 }) });
      await remove.click();
      await expect(names).toHaveCount(1);
      // At least one contact must remain.
      await expect(remove).toBeDisabled();
      await press('common.save');
      await expect(page.getByText(t('contact.saved'))).toBeVisible();
      await page.reload();
      await expect(names).toHaveValue('周敏');
    });

    test('a colleague’s change is not overwritten, and no typed entry is lost', async ({
      page,
      office,
      openAs,
      enter,
      press,
    }) => {
      const { class_name, class_id, updated_at } = await office.draftClass();
      await openAs('admin', '/class/lists');
      await enter(class_name);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.applicants_check'));
      await page.goto('/classes/contact');
      const first = page.getByLabel(t('class.contact_name')).first();
      await first.fill('吴桐');
      const contacts = [{ name: '郑洁', phone: '13800000002' }];
      await office.call('class/saveContacts', { class_id, contacts, updated_at });
      await press('common.save');
      await expect(page.getByText('该记录已被更改，请重新查看。').first()).toBeVisible();
      await expect(first).toHaveValue('吴桐');
      await press('contact.reload');
      await expect(first).toHaveValue('郑洁');
    });
  });
}
