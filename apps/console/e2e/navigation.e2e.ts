import { classes, heading, home, isMarked, mark, menu, strip, tag, tags } from './open-tags.js';
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

test('pages opened while the tags are loading get theirs when they come, and are kept', async ({
  page,
  openAs,
}) => {
  await page.addInitScript(() => localStorage.setItem('shell_settings', '{"tags_view":true}'));
  let send: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/\/tag-bar-[^/]+\.js$/, async (route) => {
    await sent;
    await route.continue();
  });
  await openAs('admin', '/class/lists');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  await mark(page);
  await menu(page, 'route.dashboard').click();
  await expect(heading(page)).toHaveText(home);
  await expect(strip(page)).toHaveCount(0);
  send();
  await expect(tags(page)).toHaveText([home, classes]);
  await tag(page, 'route.class').click();
  await expect(heading(page)).toHaveText(classes);
  await expect.poll(() => isMarked(page)).toBe(true);
});
