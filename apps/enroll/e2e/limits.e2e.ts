import type { Page } from '@playwright/test';
import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { sendCode, t } from './candidate.js';
import { expect, test } from './test.js';

const askFor = async (page: Page, phone: string) => {
  await page.goto('/enroll/modify-list');
  await page.getByLabel(t('code.phone')).fill(phone);
  await page.getByRole('button', { name: sendCode }).click();
};

const isSent = (page: Page) => expect(page.getByRole('button', { name: t('code.demo_use') })).toBeVisible();

test('the fourth code of a browser costs it some work, which it does automatically', async ({ page }) => {
  const asked: { proof: string | undefined; code: number }[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/class/fetchClassVerfyCode')) return;
    const { code } = await response.json();
    asked.push({ proof: response.request().headers()['x-proof'], code });
  });
  for (let time = 0; time < 4; time += 1) {
    await askFor(page, newCandidate().phone);
    await isSent(page);
  }
  const sent = { proof: undefined, code: 20000 };
  await expect
    .poll(() => asked)
    .toEqual([
      sent,
      sent,
      sent,
      { proof: undefined, code: 42800 },
      { proof: expect.stringMatching(/^\d+\.[\w-]{22}\.[\w-]{43}\.\d+$/), code: 20000 },
    ]);
});

test('a second code within the minute is refused in words, and the phone stays typed', async ({ page }) => {
  const { phone } = newCandidate();
  await askFor(page, phone);
  await isSent(page);
  await askFor(page, phone);
  await expect(page.getByText(/验证码刚刚发送，请在\d+秒后再获取。/).first()).toBeVisible();
  await expect(page.getByLabel(t('code.phone'))).toHaveValue(phone);
});
