import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { passAxe } from '@skillcert/e2e/pass-axe.js';
import { saysProblem, t } from './candidate.js';
import { deskFirst, expect, phoneFirst, test } from './test.js';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true });
const password = (page: Page, key: string) => page.getByLabel(t(key), { exact: true });

const signIn = async (page: Page, who: string, secret: string) => {
  await page.getByRole('textbox', { name: t('account.who'), exact: true }).fill(who);
  await password(page, 'account.password').fill(secret);
  await button(page, 'account.sign_in').click();
};

const register = async (page: Page, username: string) => {
  await page.getByRole('textbox', { name: t('register.name'), exact: true }).fill('测试考生');
  await page.getByRole('textbox', { name: t('register.username'), exact: true }).fill(username);
  await password(page, 'register.password').fill('ginkgo77');
  await password(page, 'register.repeat').fill('ginkgo77');
  await button(page, 'register.send_candidate').click();
  await expect(h1(page)).toHaveText(t('register.done_candidate_title'));
};

for (const { name, ...size } of phoneFirst) {
  test.describe(`on ${name}`, () => {
    test.use(size);

    test('a candidate signs out, in by phone and password, changes the password, and in by code', async ({
      page,
      candidate,
    }) => {
      await page.goto('/sign-in');
      await expect(h1(page)).toHaveText(t('account.sign_in_title'));
      await passAxe(page, 'the sign-in');
      await page
        .getByRole('main')
        .getByRole('link', { name: t('site.register'), exact: true })
        .click();
      await candidate.prove();
      const username = `e2e${randomInt(10 ** 9)}x`;
      await register(page, username);

      await page
        .getByRole('navigation')
        .getByRole('link', { name: t('site.sign_in'), exact: true })
        .click();
      await expect(h1(page)).toHaveText(t('account.title'));
      await passAxe(page, 'the account');
      await button(page, 'account.sign_out').click();
      await expect(h1(page)).toHaveText(t('account.sign_in_title'));
      await button(page, 'account.sign_in').click();
      await expect(password(page, 'account.password')).toHaveAccessibleDescription(saysProblem('required'));
      await signIn(page, candidate.phone, 'ginkgo78');
      await expect(page.getByRole('alert')).toBeVisible();
      await passAxe(page, 'the sign-in, refused');
      await signIn(page, candidate.phone, 'ginkgo77');
      // No enrolment yet, and no code asked for.
      await expect(page.getByText(t('mine.empty_title'))).toBeVisible();

      await page
        .getByRole('navigation')
        .getByRole('link', { name: t('site.sign_in'), exact: true })
        .click();
      await password(page, 'account.old').fill('ginkgo78');
      await password(page, 'account.new').fill('maple-88');
      await password(page, 'register.repeat').fill('maple-88');
      await button(page, 'account.change').click();
      await expect(password(page, 'account.old')).toHaveAccessibleDescription(saysProblem('wrong_password'));
      await password(page, 'account.old').fill('ginkgo77');
      await button(page, 'account.change').click();
      await expect(page.getByText(t('account.changed', { count: 0 }))).toBeVisible();
      await button(page, 'account.sign_out').click();
      await signIn(page, username.toUpperCase(), 'maple-88');
      await expect(page.getByText(t('mine.empty_title'))).toBeVisible();

      await button(page, 'mine.sign_out').click();
      // Going on at once would give the call up.
      await expect(button(page, 'mine.sign_out')).toHaveCount(0);
      await page.goto('/sign-in');
      await page.getByRole('tab', { name: t('account.by_code') }).click();
      await candidate.prove();
      await expect(
        page.getByText(t('mine.account', { name: '测试考生', phone: mask(candidate.phone) })),
      ).toBeVisible();
    });
  });
}

for (const { name, ...size } of deskFirst) {
  test.describe(`on ${name}`, () => {
    test.use(size);

    test('a forgotten password is replaced after a code, and a phone without an account gets that answer', async ({
      page,
      candidate,
    }) => {
      await page.goto('/sign-in');
      await page.getByRole('tab', { name: t('account.by_code') }).click();
      await candidate.prove(`136${String(randomInt(10 ** 8)).padStart(8, '0')}`);
      await expect(page.getByText(t('account.missing_title'))).toBeVisible();
      await passAxe(page, 'no account');
      await page.goto('/register');
      await candidate.prove();
      const username = `e2e${randomInt(10 ** 9)}x`;
      await register(page, username);
      await page.goto('/sign-in');
      await button(page, 'account.forgot_old').click();
      await candidate.prove();
      await expect(password(page, 'account.old')).toHaveCount(0);
      await password(page, 'account.new').fill('maple-88');
      await password(page, 'register.repeat').fill('maple-89');
      await button(page, 'account.change').click();
      await expect(password(page, 'register.repeat')).toHaveAccessibleDescription(
        new RegExp(t('register.repeat_differs')),
      );
      await passAxe(page, 'a new password, refused');
      await password(page, 'register.repeat').fill('maple-88');
      await button(page, 'account.change').click();
      await expect(page.getByText(t('account.changed', { count: 0 }))).toBeVisible();
      await button(page, 'account.sign_out').click();
      await signIn(page, username, 'maple-88');
      await expect(page.getByText(t('mine.empty_title'))).toBeVisible();
      await page.goto('/sign-in');
      await button(page, 'account.sign_out').click();
      await page.getByRole('link', { name: t('account.to_console') }).click();
      await expect(page).toHaveURL(/\/login\/recommend$/);
    });
  });
}

function mask(phone: string) {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`;
}
