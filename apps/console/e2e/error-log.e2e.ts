import { expect, t, test } from './staff-page.js';

test('errors are collected, counted in the navbar, sent to the server without personal data, and can be cleared', async ({
  page,
  openAs,
  complaints,
}) => {
  await openAs('admin', '/class/lists?search=13812345678');
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/log/reportError')) sent.push(request.postDataJSON());
  });
  await expect(page.getByRole('button', { name: /^错误日志/ })).toHaveCount(0);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('no row for 13812345678');
    });
    void Promise.reject(new Error('lost promise'));
  });
  const button = page.getByRole('button', { name: '错误日志：2条' });
  await button.click();
  const drawer = page.getByRole('dialog', { name: t('error_log.title') });
  await expect(drawer.getByRole('heading', { name: 'TypeError: no row for …' })).toBeVisible();
  await expect(drawer.getByRole('heading', { name: 'Error: lost promise' })).toBeVisible();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[0]).toEqual({
    message: expect.any(String),
    stack: expect.any(String),
    route: '/class/lists',
    release: expect.stringMatching(/\.js$/),
  });
  expect(JSON.stringify(sent)).not.toContain('13812345678');
  await drawer.getByRole('button', { name: t('error_log.clear') }).click();
  await expect(button).toHaveCount(0);
  complaints.splice(0);
});

test('a flood stores at most a hundred, and sends at most ten a minute', async ({
  page,
  openAs,
  complaints,
}) => {
  await openAs('admin', '/class/lists');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/log/reportError')) sent += 1;
  });
  await page.evaluate(() => {
    for (let count = 0; count < 130; count += 1) void Promise.reject(new Error(`flood ${count}`));
  });
  await expect(page.getByRole('button', { name: '错误日志：100条' })).toBeVisible();
  await expect.poll(() => sent).toBe(10);
  complaints.splice(0);
});

test('an error of React is collected too, and stays in its screen', async ({ page, openAs }) => {
  await openAs('admin', '/index');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.route('**/api/class/fetchClassLists', (route) =>
    route.fulfill({ json: { code: 20000, message: '', data: { total: 1, items: [null] } } }),
  );
  await page.getByRole('searchbox').fill('anything');
  await expect(page.getByText(t('shell.screen_failed'))).toBeVisible();
  await expect(page.getByRole('button', { name: '错误日志：1条' })).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
});
