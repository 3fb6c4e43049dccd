import { chooseFilter } from './choose-filter.js';
import { isCleanInBothLooks } from './is-clean.js';
import { newcomer } from './new-staff.js';
import { expect, looks, t, test } from './staff-page.js';
import { accountEntry, confirm, createAccount, field, nameOf, openAccount, search } from './user-accounts.js';

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('a registration account is created, its password shown once, approved, and frozen with a reason', async ({
      page,
      openAs,
      press,
    }) => {
      await openAs('zky-admin', '/user/editor');
      const username = await createAccount(page, press);
      await openAccount(page, username);
      await press('users.event.approve');
      await confirm(page, 'users.event.approve');
      const drawer = page.getByRole('dialog', { name: nameOf(username) });
      await expect(drawer.getByText(t('users.status.approved')).first()).toBeVisible();
      await isCleanInBothLooks(page, 'the account');

      await press('users.event.freeze');
      await confirm(page, 'users.event.freeze');
      await expect(
        page.getByRole('dialog').last().getByLabel(t('common.reason')),
      ).toHaveAccessibleDescription(/请填写原因/);
      await page.getByRole('dialog').last().getByLabel(t('common.reason')).fill('离职');
      await confirm(page, 'users.event.freeze');
      await expect(drawer.getByText(t('users.status.frozen')).first()).toBeVisible();
      await expect(drawer.getByText('离职').first()).toBeVisible();
      await expect(drawer.getByText(t('users.action.create'))).toBeVisible();
    });

    test('the problem of an account stands beside its field, and no typed entry is lost', async ({
      page,
      openAs,
      press,
    }) => {
      await openAs('zky-admin', '/user/editor');
      await press('users.create');
      await field(page, 'users.name').fill('冯晓燕');
      await press('users.create');
      await expect(field(page, 'users.username')).toHaveAccessibleDescription(/此项为必填项/);
      await field(page, 'users.username').fill('editor01');
      await field(page, 'users.phone').fill('12345');
      await field(page, 'users.com_code').fill('123');
      await press('users.create');
      await expect(field(page, 'users.phone')).toHaveAccessibleDescription(/11位/);
      await expect(field(page, 'users.com_name')).toHaveAccessibleDescription(/此项为必填项/);
      await isCleanInBothLooks(page, 'the form with errors');
      await field(page, 'users.phone').fill('');
      await field(page, 'users.com_code').fill('');
      await press('users.create');
      await expect(field(page, 'users.username')).toHaveAccessibleDescription(/已被使用/);
      await expect(field(page, 'users.name')).toHaveValue('冯晓燕');
    });

    test('an institution is rated, gets a deadline, and its filters are in the address', async ({
      page,
      openAs,
      press,
      office,
    }) => {
      const { username } = await newcomer(office, { roles: ['recommend'] });
      await openAs('admin', '/user/recommend');
      const master = page.getByRole('main').getByText(t('role.master'));
      await expect(master.and(page.locator(':not(option)')).first()).toBeVisible();
      await expect(page.getByText(t('users.order_to_do'))).toBeVisible();
      await chooseFilter(page, t('users.status'), 'approved');
      await expect(page).toHaveURL(/status=approved/);
      await search(page).fill(username);
      await expect(page).toHaveURL(new RegExp(`search=${username}`));
      await isCleanInBothLooks(page, 'the list');
      await accountEntry(page, username).click();
      const drawer = page.getByRole('dialog');
      await expect(drawer).toBeFocused();
      await drawer.getByLabel(t('users.rate'), { exact: true }).selectOption('qualified');
      await press('users.rate.save');
      await expect(page.getByText(t('users.rated')).first()).toBeVisible();
      await expect(drawer.getByText(t('users.action.rate'), { exact: true }).first()).toBeVisible();
      await press('common.edit');
      await field(page, 'users.recommend_deadline').fill('2031-05-06');
      await press('common.save');
      await expect(drawer.getByText('2031-05-06')).toBeVisible();
      await page.reload();
      await expect(drawer).toContainText('2031-05-06');
    });

    test('an expert is assigned to classes by search, not beyond the limit, deactivated and activated', async ({
      page,
      openAs,
      press,
    }) => {
      await openAs('zky-admin', '/user/expert');
      const username = await createAccount(page, press);
      await openAccount(page, username);
      const drawer = page.getByRole('dialog', { name: nameOf(username) });
      await expect(drawer.getByRole('heading', { name: t('expert.work'), exact: true })).toBeVisible();
      await expect(drawer.getByText(t('expert.specialities'), { exact: true })).toBeVisible();
      await press('common.edit');
      await field(page, 'users.expert_assign_limit').fill('1');
      await press('common.save');
      await press('users.assign');
      const duty = page.getByRole('combobox', { name: t('users.sign_in_classes') });
      for (const serial of ['-0001', '-0012']) {
        await duty.fill(serial);
        await page.getByRole('option').filter({ hasText: serial }).first().click();
      }
      await page.keyboard.press('Escape');
      await isCleanInBothLooks(page, 'the assignments');
      await press('common.save');
      await expect(duty).toHaveAccessibleDescription(/超出上限/);
      await isCleanInBothLooks(page, 'the assignments beyond the limit');
      await duty.press('Backspace');
      await press('common.save');
      await expect(drawer.getByText(t('users.action.assign')).first()).toBeVisible();
      await press('users.deactivate');
      await confirm(page, 'users.deactivate');
      await expect(drawer.getByRole('button', { name: t('users.activate') })).toBeVisible();
      await press('users.activate');
      await expect(field(page, 'users.expert_assign_limit')).toBeVisible();
      await isCleanInBothLooks(page, 'the expert’s form');
      await field(page, 'users.expert_assign_limit').fill('2');
      await press('common.save');
      await expect(drawer.getByRole('button', { name: t('users.deactivate') })).toBeVisible();
    });

    test('a phone is shown for a reason, and a password is reset and shown once', async ({
      page,
      openAs,
      press,
    }) => {
      await openAs('zky-admin', '/user/editor');
      const username = await createAccount(page, press);
      await openAccount(page, username);
      const drawer = page.getByRole('dialog', { name: nameOf(username) });
      await press('common.edit');
      await field(page, 'users.phone').fill('13800009555');
      await press('common.save');
      await expect(drawer.getByText('138****9555')).toBeVisible();
      await press('users.reveal');
      await page.getByRole('dialog').last().getByLabel(t('common.reason')).fill('电话核实');
      await confirm(page, 'users.reveal');
      await expect(drawer.getByText('13800009555')).toBeVisible();
      await press('users.reset_password');
      await confirm(page, 'users.reset_password');
      const once = page.getByRole('dialog', { name: t('users.password_title', { username }) });
      await expect(once.getByLabel(t('users.password'), { exact: true })).toHaveValue(/^[a-z\d-]{14}$/);
      await isCleanInBothLooks(page, 'the password that is shown once');
      await press('common.close');
      await expect(once).toHaveCount(0);
    });
  });
}

test('an institution manages the registration accounts that it created, and approves none of them', async ({
  page,
  openAs,
  press,
}) => {
  await openAs('recommend', '/user/editor');
  await expect(page.getByText('editor01')).toHaveCount(0);
  const username = await createAccount(page, press);
  await openAccount(page, username);
  await expect(page.getByRole('button', { name: t('common.edit') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('users.event.approve') })).toHaveCount(0);
  await expect(page.getByLabel(t('users.rate'))).toHaveCount(0);
});
