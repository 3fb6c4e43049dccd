import type { Locator } from '@playwright/test';
import { limits } from '@skillcert/core';
import { t, takeSeat } from './candidate.js';
import { expect, test } from './test.js';

test('seats left and classes that close or open are shown without a reload', async ({
  page,
  staff,
  browser,
  baseURL,
}) => {
  await page.clock.install();
  const { class_id, class_name } = await staff.openClass(5);
  await page.goto(`/enroll?search=${class_name}`);
  await expect(page.getByText(t('list.seats_left', { count: 5 }))).toBeVisible();
  /** Lets time pass until the page shows it: a server's answer may be a second old. */
  const turnsUntil = (shown: Locator) =>
    expect(async () => {
      const answered = page.waitForResponse(/class\/fetchSeats/);
      await page.clock.fastForward(2 * limits.seats_poll_ms);
      await answered;
      await expect(shown).toBeVisible({ timeout: 500 });
    }).toPass();
  await takeSeat(browser, baseURL, class_id);
  await turnsUntil(page.getByText(t('list.seats_left', { count: 4 })));
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '4');
  const other = await staff.openClass(5);
  await turnsUntil(page.getByText(t('list.more_open')));
  await staff.apply(class_id, 'pause');
  await turnsUntil(page.getByRole('button', { name: t('list.paused') }));
  await staff.apply(other.class_id, 'close');
});
