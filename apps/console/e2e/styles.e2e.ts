import type { Page } from '@playwright/test';
import { expect, t, test } from './staff-page.js';

/** master04 of the demo: a phone gets one code a minute, and no other spec asks for one there. */
const phone = '13800009010';

/** The parts on the page without rules: their stylesheet belongs to a page that was not opened. */
const bareParts = (page: Page) =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const styled = rules.map(({ cssText }) => cssText).join(' ');
    const parts = [...document.querySelectorAll('[class*="sc-"]')].flatMap((node) => [...node.classList]);
    return [...new Set(parts)].filter(
      (name) => /^sc-/.test(name) && !new RegExp(`\\.${name}(?![\\w-])`).test(styled),
    );
  });

test('every part of a page before the layout comes with its styles', async ({ page, press }) => {
  for (const path of ['/login', '/setup', '/404', '/401']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await bareParts(page), path).toEqual([]);
  }
  await page.goto('/forgot');
  await page.getByLabel(t('forgot.phone')).fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('button', { name: t('forgot.demo_use') })).toBeVisible();
  expect(await bareParts(page), 'the code').toEqual([]);
  await press('forgot.demo_use');
  await press('forgot.next');
  await expect(page.getByRole('list', { name: t('password.rules') })).toBeVisible();
  expect(await bareParts(page), 'the new password').toEqual([]);
});
