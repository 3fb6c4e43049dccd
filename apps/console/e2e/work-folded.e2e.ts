import { isCleanInBothLooks } from './is-clean.js';
import { expect, test } from './staff-page.js';

test('on a phone three kinds of work that waits are in sight, and all of them by one key', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs('admin', '/class/lists');
  // Accounts that wait are another list; other specs may have left some.
  const kinds = page.getByRole('main').locator('a[href*="/class/lists?"], a[href*="status=pending"]');
  const all = page.getByRole('button', { name: /^全部（\d+）$/ });
  /** Whether as many kinds are in sight as the button counts. */
  const isOpen = async () => (await all.textContent())?.includes(`（${await kinds.count()}）`);
  await expect(all).toHaveAttribute('aria-expanded', 'false');
  await expect(kinds).toHaveCount(3);
  await all.focus();
  await page.keyboard.press('Enter');
  await expect(all).toHaveAttribute('aria-expanded', 'true');
  await expect(all).toBeFocused();
  await expect.poll(isOpen).toBe(true);
  await isCleanInBothLooks(page, 'all that waits');
  // It was not there at the desk that the page was looked at on.
  await all.press('Enter');
  await expect(kinds).toHaveCount(3);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect(kinds.nth(4)).toBeVisible();
  await expect(all).toHaveCount(0);
});
