import { followsChanges, loadsAtMost } from '@skillcert/e2e/first-load.js';
import { bothLooks, expect, t, test } from './staff-page.js';

test('the login page loads at most 110 KB of scripts and styles in at most six requests', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await loadsAtMost(110, page, '/login', () =>
    expect(page.getByRole('button', { name: t('login.submit'), exact: true })).toBeVisible(),
  );
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(6);
});

test('the class list loads at most 190 KB of scripts and styles, all of which its page names', async ({
  page,
  openAs,
  context,
}) => {
  await openAs('admin', '/class/lists');
  const fresh = await context.newPage();
  const asked: string[] = [];
  let untilTold: number | undefined;
  fresh.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // Another spec changes a class meanwhile: this page is told so, and reads its list again.
  fresh.on('response', (response) => {
    if (response.url().includes('/log/awaitChanges')) untilTold ??= asked.length;
  });
  const arrived = fresh.waitForResponse((response) => response.url().endsWith('/class/lists'));
  await loadsAtMost(190, fresh, '/class/lists', () => expect(fresh.getByRole('row').nth(1)).toBeVisible());
  const html = await (await arrived).text();
  const files = asked.filter((path) => /\.(?:js|css)$/.test(path) && !followsChanges.test(path));
  expect(files.length).toBeGreaterThan(10);
  expect(
    files.filter((path) => !html.includes(`"${path}"`)),
    'asked for by another file',
  ).toEqual([]);
  expect(
    asked.slice(0, untilTold).filter((path) => /\/(?:info|fetchClassLists)$/.test(path)),
    'answered with the page',
  ).toEqual([]);
  await page.close();
});

for (const { name, ...look } of bothLooks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('the frame of the layout and the names of the first classes are visible before any script runs, and nobody can use them until then', async ({
      page,
      openAs,
    }) => {
      await openAs('admin', '/class/lists');
      let come = () => {};
      const held = new Promise<void>((resolve) => {
        come = resolve;
      });
      await page.route(/\/console-assets\/base-.*\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.reload({ waitUntil: 'commit' });
      const root = page.locator('#root');
      const contentAt = async () => (await root.getByRole('main').boundingBox())?.x;
      await expect(root.locator('.sc-navbar')).toBeVisible();
      await expect(root).toHaveAttribute('inert', '');
      const icon = root.locator('.sc-navbar > button svg:visible');
      // Before its style sheet loads, markup has a size but is not painted: only the sheet hides the other icon.
      await expect(icon).toHaveCount(1);
      await expect(root.locator('h1')).toHaveText(t('route.class'));
      const row = root.locator('main p').first();
      const code = (await row.locator('small').textContent()) ?? '';
      expect(code).toMatch(/^[A-Z\d-]+$/);
      const name = (await row.textContent())?.slice(0, -code.length) ?? '';
      const before = await contentAt();
      const drawn = await icon.innerHTML();
      come();
      await expect(page.getByText(t('classes.order_newest'))).toBeVisible();
      await expect(root).not.toHaveAttribute('inert');
      await expect(root.getByText(name, { exact: true }).first()).toBeVisible();
      expect(await contentAt(), 'the frame stays in its place').toBe(before);
      expect(await icon.innerHTML(), 'and so does the icon of its menu').toBe(drawn);
    });
  });
}
