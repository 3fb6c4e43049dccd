import { count, knowsWhoComes, openDoor, running, says, scan, whoWait } from './at-the-door.js';
import { cacheNames, isSealed, keptKeys, keptPages } from './device-store.js';
import { expect, t, test } from './staff-page.js';

test('the door comes again without a connection, in this tab and in a new one, and is gone with the sign-out', async ({
  page,
  openAs,
  office,
  demoClass,
  complaints,
}) => {
  const { class_id } = await demoClass(running);
  const [one] = await whoWait(office, { class_id, spec: 'kept' });
  if (!one) throw new Error('Nobody waits.');
  await openDoor(page, openAs);
  await knowsWhoComes(page, class_id);
  // The page is cached last: all that it needs is cached before.
  await expect.poll(async () => Object.keys(await keptPages(page))).toContain('/report/lists');
  const { '/report/lists': shell, ...files } = await keptPages(page);
  // Files of workers have a longer hash.
  for (const path of Object.keys(files)) expect(path).toMatch(/^\/console-assets\/.+-[\w-]{7,8}\.\w+$/);
  expect(shell).toContain('<div id="root"></div>');
  expect(shell).not.toContain('skillcert-first-answers');

  const { name, enrol_no } = one;
  const { people } = await office.call('ticket/fetchDoorKit', { class_id });
  const { photo_id } = people.find((each: { enrol_no: string }) => each.enrol_no === enrol_no);
  await expect.poll(() => keptKeys(page, 'door')).toContain(`photo/${class_id}/${photo_id}`);
  const offline = (on: boolean) => page.context().setOffline(on);
  await offline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.report'));
  await expect(page.getByText(t('check_in.offline'))).toBeVisible();
  await expect(page.getByText(t('check_in.stay'))).toHaveCount(0);
  await expect(count(page, 'expected')).toContainText(/\d\d/);
  await scan(page, enrol_no);
  await expect(says(page, 'check_in.result.admitted_here')).toBeVisible();
  // The photo to compare with the person at the door.
  await expect(page.getByRole('img', { name: t('check_in.photo', { name }) })).toBeVisible();
  await isSealed(page, name, enrol_no, '****');

  // A new tab has the class and the account only from this device's storage.
  const other = await page.context().newPage();
  await other.goto('/report/lists');
  await expect(other.getByText(t('check_in.kept', { count: 1 }))).toBeVisible();
  await scan(other, enrol_no);
  await expect(says(other, 'check_in.denied.already_admitted')).toBeVisible();
  await other.close();

  await offline(false);
  await expect(page.getByText(t('check_in.uploaded', { count: 1, refused: 0 }))).toBeVisible();
  await page.reload();
  await expect(count(page, 'expected')).toContainText(/\d\d/);
  await page.getByRole('button', { name: /账号：/ }).click();
  await page.getByRole('menuitem', { name: t('shell.log_out') }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect.poll(() => cacheNames(page)).toEqual([]);
  expect(await keptPages(page)).toEqual({});
  await offline(true);
  await expect(page.goto('/report/lists')).rejects.toThrow();
  // The connection was cut on purpose.
  complaints.length = 0;
});
