import { expect, t, test } from './staff-page.js';

test('the console enters and leaves full screen, and the button names the next effect', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/class/lists');
  const isFull = () => page.evaluate(() => document.fullscreenElement === document.documentElement);
  await page.getByRole('button', { name: t('screen.full'), exact: true }).click();
  await expect.poll(isFull).toBe(true);
  const back = page.getByRole('button', { name: t('screen.window'), exact: true });
  await expect(back).toBeFocused();
  await back.press('Enter');
  await expect.poll(isFull).toBe(false);
  await expect(page.getByRole('button', { name: t('screen.full'), exact: true })).toBeFocused();
});
