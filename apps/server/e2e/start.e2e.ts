import { newFolder } from '@skillcert/e2e/run-folder.js';
import { expect, test } from '@skillcert/e2e/test.js';

const post = async (url: string, name: string, input: object) => {
  const response = await fetch(`${url}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  return (await response.json()) as { code: number; data: Record<string, never> };
};

const countOpenClasses = async (url: string) =>
  Number((await post(url, 'class/fetchOpenClasses', {})).data.total);

test('two servers started at once on one new folder work on the same database, and it outlives the first to leave', {
  tag: '@full',
}, async ({ start }) => {
  const data_dir = newFolder();
  const [one, two] = await Promise.all([start({ data_dir }), start({ data_dir })]);
  const admin = one.accounts.find(({ role }) => role === 'admin');
  const credentials = { username: admin?.username, password: admin?.password };
  const signedIn = await post(one.url, 'user/login', credentials);
  expect(signedIn.code).toBe(20000);
  const profile = await fetch(`${two.url}/api/user/info`, {
    headers: { 'x-token': String(signedIn.data.token) },
  });
  expect(((await profile.json()) as { code: number }).code).toBe(20000);
  const seen = await countOpenClasses(one.url);
  expect(seen).toBeGreaterThan(0);
  expect(await one.stop()).toBe(0);
  expect(await countOpenClasses(two.url)).toBe(seen);
  expect(await two.stop()).toBe(0);
});

test('an empty start prints a link that creates the first administrator exactly once', async ({
  page,
  start,
}) => {
  const product = await start({ mode: 'empty' });
  // Its output may come after its message that it is ready.
  await expect.poll(product.printed).toMatch(/\/setup#[\w-]{43}\s/);
  const link = /http:\/\/\S+\/setup#\S+/.exec(product.printed())?.[0];
  expect(await countOpenClasses(product.url)).toBe(0);
  const setup_token = String(link?.split('#')[1]);
  const first = { setup_token, username: 'firstadmin', name: '王建国', password: 'river-stone-42' };
  const answers = await Promise.all([
    post(product.url, 'user/createFirstAdmin', first),
    post(product.url, 'user/createFirstAdmin', { ...first, username: 'second01' }),
  ]);
  expect(answers.filter(({ code }) => code === 20000)).toHaveLength(1);
  expect((await post(product.url, 'user/createFirstAdmin', { ...first, username: 'third01' })).code).not.toBe(
    20000,
  );
  expect((await fetch(`${product.url}/api/demo/fetchOutbox`)).status).toBe(404);
  await page.goto(`${product.url}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
