import { expect, test } from './staff-page.js';

for (const tags_view of [true, false]) {
  test(`the heading of the next screen is there in the next frame, ${tags_view ? 'with' : 'without'} tags`, async ({
    page,
    openAs,
  }) => {
    await page.addInitScript(
      (kept) => localStorage.setItem('shell_settings', kept),
      JSON.stringify({ tags_view }),
    );
    await openAs('admin', '/class/lists');
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    const seen = await page.evaluate(async () => {
      const inSight = () =>
        [...document.querySelectorAll('h1')].flatMap((each) =>
          each.checkVisibility() ? [each.textContent] : [],
        );
      const before = inSight();
      document.querySelector<HTMLAnchorElement>('nav a[href="/index"]')?.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return { before, after: inSight() };
    });
    expect(seen.before).toHaveLength(1);
    expect(seen.after).toHaveLength(1);
    expect(seen.after).not.toEqual(seen.before);
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
}
