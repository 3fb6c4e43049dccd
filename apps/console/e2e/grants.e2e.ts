import type { Page } from '@playwright/test';
import { isClean } from './is-clean.js';
import { newStaff } from './new-staff.js';
import { expect, t, test } from './staff-page.js';
import { confirm, nameOf, openAccount } from './user-accounts.js';

const act = (page: Page, key: string, name: string) =>
  page.getByRole('button', { name: t('users.grant_act', { act: t(key), name }), exact: true });

// One after the other: the demo has one administrator, so the platform's staff are the second pair of eyes, until
// there are two.
for (const { name, decision, ...look } of [
  {
    name: 'a dark phone',
    decision: 'refuse',
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
  },
  {
    name: 'a light desk',
    decision: 'approve',
    colorScheme: 'light',
    viewport: { width: 1366, height: 768 },
  },
] as const) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    const tag = decision === 'refuse' ? '@full' : [];
    test(`administrator rights are asked for by one and decided by another: ${decision}`, { tag }, async ({
      page,
      openAs,
      office,
      product,
      press,
    }) => {
      const staff = await newStaff(office, product.url);
      const who = nameOf(staff.username);
      await office.call('user/updateUser', { user_id: staff.user_id, name: who });
      await openAs('admin', '/user/recommend?role=master');
      await openAccount(page, staff.username);
      await press('users.grant');
      await expect(page.getByRole('dialog', { name: t('users.grant') })).toBeVisible();
      await isClean(page, 'the question');
      await confirm(page, 'users.grant');
      await expect(
        page.getByRole('dialog').last().getByLabel(t('common.reason')),
      ).toHaveAccessibleDescription(/请填写原因/);
      await page.getByRole('dialog').last().getByLabel(t('common.reason')).fill('接任平台管理工作');
      await confirm(page, 'users.grant');
      const drawer = page.getByRole('dialog', { name: who });
      await expect(
        drawer.getByRole('listitem').filter({ hasText: t('users.action.request_grant') }),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { name: t('users.grants') })).toBeVisible();
      await expect(act(page, 'users.grant.withdraw', who)).toBeVisible();
      await expect(act(page, 'users.grant.approve', who)).toHaveCount(0);
      await isClean(page, 'the request as its author sees it');

      await page.context().clearCookies();
      await openAs('zky-admin', '/user/recommend');
      await expect(act(page, 'users.grant.withdraw', who)).toHaveCount(0);
      await act(page, `users.grant.${decision}`, who).click();
      await expect(page.getByRole('dialog', { name: t(`users.grant.${decision}`) })).toBeVisible();
      await isClean(page, 'the decision');
      if (decision === 'refuse') {
        await confirm(page, 'users.grant.refuse');
        await expect(
          page.getByRole('dialog').last().getByLabel(t('common.reason')),
        ).toHaveAccessibleDescription(/请填写原因/);
        await page.getByRole('dialog').last().getByLabel(t('common.reason')).fill('人选待定');
      }
      await confirm(page, `users.grant.${decision}`);
      // Nothing behind an open question has a role: only once it closed has the decision been answered.
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(act(page, `users.grant.${decision}`, who)).toHaveCount(0);
      const { roles } = await office.call('user/fetchUserById', { user_id: staff.user_id });
      expect(roles.sort()).toEqual(decision === 'approve' ? ['admin', 'master'] : ['master']);
      if (decision === 'approve') {
        await page.context().clearCookies();
        await openAs('admin', '/user/recommend?role=admin');
        await openAccount(page, staff.username);
        await press('users.reset_password');
        await page.getByRole('dialog').last().getByLabel(t('common.reason')).fill('忘记密码');
        await confirm(page, 'users.reset_password');
        await expect(
          drawer.getByRole('listitem').filter({ hasText: t('users.action.request_reset') }),
        ).toBeVisible();
        await page.context().clearCookies();
        await openAs('zky-admin', '/user/recommend');
        await expect(page.getByText(t('users.grant_kind.reset_password'))).toBeVisible();
        await act(page, 'users.grant.approve', who).click();
        await confirm(page, 'users.grant.approve');
        const password = page
          .getByRole('dialog', { name: t('users.password_title', { username: staff.username }) })
          .getByLabel(t('users.password'));
        await expect(password).toHaveValue(/^[a-z\d]{4}-[a-z\d]{4}-[a-z\d]{4}$/);
        await isClean(page, 'the password that an approval gave');
      }
      // The demo has one administrator, and other tests count on it.
      await office.call('user/updateUser', { user_id: staff.user_id, roles: ['master'] });
    });
  });
}
