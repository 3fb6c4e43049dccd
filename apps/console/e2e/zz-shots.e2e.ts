import { test } from './staff-page.js';
const looks = [
  { n: 'd-light-zh', w: 1366, h: 900, c: 'light', l: 'zh' },
  { n: 'd-dark-es', w: 1366, h: 900, c: 'dark', l: 'es' },
  { n: 'p-light-es', w: 390, h: 844, c: 'light', l: 'es' },
  { n: 'p-dark-zh', w: 390, h: 844, c: 'dark', l: 'zh' },
] as const;
for (const { n, w, h, c, l } of looks) {
  test(`shots ${n}`, async ({ page, openAs, enterDemo, context, baseURL }) => {
    await page.emulateMedia({ colorScheme: c });
    await openAs('admin', '/class/lists');
    await enterDemo();
    await context.addCookies([{ name: 'language', value: l, url: baseURL ?? '' }]);
    await page.setViewportSize({ width: w, height: h });
    const shot = async (name: string) => {
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(400);
      await page.screenshot({ path: `/tmp/l18-shots/${name}-${n}.png` });
    };
    await page.goto('/applicants/applicants-lists?status=submitted,approved');
    await page.getByRole('checkbox').nth(1).check();
    await shot('candidates');
    await page.locator('[aria-haspopup=dialog]').last().click();
    await shot('tools');
    await page.keyboard.press('Escape');
    await page.locator('.sc-data-table-bar button').nth(-2).click();
    await page.getByRole('dialog').getByRole('textbox').waitFor();
    await shot('export');
    await page.keyboard.press('Escape');
    await page.goto('/applicants/payment/payment-lists');
    await shot('payments');
    await page.goto('/user/recommend');
    await shot('users');
  });
}
