import { count, field, heard, listen, openDoor, says, scan, show, someone } from './at-the-door.js';
import { keptKeys } from './device-store.js';
import { isClean, isCleanInBothLooks } from './is-clean.js';
import { expect, looks, t, test } from './staff-page.js';

// One call is cut, which no spec can do with a worker between the page and the network; door-kept.e2e.ts covers its
// cache.
test.use({ serviceWorkers: 'block' });

/** High for an admission, falling for a late one, low and twice for a denial. */
const tones = { good: [880], late: [520, 420], bad: [220, 220] };

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('arrivals are scanned, typed or found by name, and turned away with a reason', async ({
      page,
      openAs,
      office,
      demoClass,
    }) => {
      const { class_id } = await demoClass({ city: '上海' });
      const { items } = await office.call('enrolment/fetchEnrolmentLists', { class_id, limit: 1 });
      await listen(page);
      await openDoor(page, openAs);
      await isCleanInBothLooks(page, 'the door');
      const first = await someone(page, 'waiting');
      // A hand scanner types wherever the focus is.
      await page.getByRole('heading', { level: 1 }).focus();
      await page.keyboard.type(first.enrol_no.toLowerCase());
      await expect(field(page)).toHaveValue(first.enrol_no.toLowerCase());
      await page.keyboard.press('Enter');
      await expect(says(page, 'check_in.result.admitted')).toBeVisible();
      await expect(page.getByText(`${first.name} · ${first.enrol_no}`)).toBeVisible();
      expect([tones.good, tones.late]).toContainEqual(await heard(page));
      await expect(field(page)).toHaveValue('');
      await expect(field(page)).toBeFocused();

      await scan(page, first.enrol_no);
      await expect(says(page, 'check_in.denied.already_admitted')).toBeVisible();
      expect(await heard(page)).toEqual(tones.bad);
      await page.getByRole('switch', { name: t('check_in.sound') }).click();
      await scan(page, `${first.enrol_no.slice(0, -5)}99999`);
      await expect(says(page, 'check_in.denied.unknown_number')).toBeVisible();
      expect(await heard(page)).toEqual([]);
      await scan(page, items[0].enrol_no);
      await expect(says(page, 'check_in.denied.other_class')).toBeVisible();
      await isCleanInBothLooks(page, 'somebody turned away');

      const second = await someone(page, 'waiting');
      await page.getByRole('searchbox', { name: t('check_in.search') }).fill(second.enrol_no);
      await page.getByRole('button', { name: t('check_in.admit_of', { name: second.name }) }).click();
      await expect(page.getByText(`${second.name} · ${second.enrol_no}`)).toBeVisible();
      await show(page, 'admitted');
      await page.getByRole('button', { name: t('check_in.undo_of', { name: second.name }) }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: t('check_in.undo'), exact: true }).click();
      await expect(dialog.getByLabel(t('common.reason'))).toHaveAccessibleDescription(/请填写原因/);
      await isCleanInBothLooks(page, 'an undoing without its reason');
      await dialog.getByLabel(t('common.reason')).fill('扫错了人');
      await dialog.getByRole('button', { name: t('check_in.undo'), exact: true }).click();
      await expect(page.getByText(t('check_in.done.undo', { name: second.name }))).toBeVisible();
      await expect(page.getByText(t('check_in.no_match'))).toBeVisible();
    });
  });
}

test('scans without a connection outlive a reload, are sent by themselves, and conflict with those of another device', {
  tag: '@full',
}, async ({ page, openAs, browser, product, accountFor, complaints }) => {
  await openDoor(page, openAs);
  const both = await someone(page, 'waiting', 2);
  const own = await someone(page, 'waiting', 3);
  const third = await someone(page, 'waiting', 4);
  const before = Number.parseInt(
    (await count(page, 'conflicts').textContent())?.replace(/\D/g, '') ?? '',
    10,
  );
  const cut = /\/api\/class\/updateReport/;
  await page.route(cut, (route) => route.abort('internetdisconnected'));
  await scan(page, both.enrol_no);
  await expect(says(page, 'check_in.result.admitted_here')).toBeVisible();
  await scan(page, own.enrol_no);
  await scan(page, third.enrol_no);
  await expect(page.getByText(t('check_in.kept', { count: 3 }))).toBeVisible();
  await expect.poll(() => keptKeys(page, 'scans')).toHaveLength(3);
  await page.reload();
  await expect(page.getByText(t('check_in.kept', { count: 3 }))).toBeVisible();

  // Another device, with a connection.
  const context = await browser.newContext({ baseURL: product.url, locale: 'zh-CN' });
  const other = await context.newPage();
  const { username, password } = accountFor('admin');
  await other.goto('/class/lists?status=examining');
  await other.getByLabel(t('login.username')).fill(username);
  await other.getByLabel(t('login.password'), { exact: true }).fill(password);
  await other.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await other
    .getByRole('main')
    .getByText(/武汉班/)
    .first()
    .click();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: t('route.report') })
    .click();
  await scan(other, both.enrol_no);
  await expect(says(other, 'check_in.result.admitted')).toBeVisible();
  for (const { enrol_no, name } of [own, third]) {
    await scan(other, enrol_no);
    await expect(other.getByText(`${name} · ${enrol_no}`)).toBeVisible();
  }
  await expect(count(other, 'conflicts')).toContainText(String(before));

  await page.unroute(cut);
  await expect(page.getByText(t('check_in.uploaded', { count: 3, refused: 3 }))).toBeVisible();
  await expect(
    page.getByText(`${both.name} · ${both.enrol_no}: ${t('check_in.result.conflict')}`),
  ).toBeVisible();
  await expect.poll(() => keptKeys(page, 'scans')).toEqual([]);
  // The other device learns of it without being touched.
  await expect(count(other, 'conflicts')).toContainText(String(before + 3));

  await show(other, 'conflict');
  await other
    .getByRole('button', { name: t('check_in.decide_of', { name: both.name }) })
    .first()
    .click();
  const dialog = other.getByRole('dialog');
  await expect(dialog.getByLabel(t('common.reason'))).toBeVisible();
  await isClean(other, 'a conflict');
  await dialog.getByRole('radio', { name: t('check_in.decision.keep') }).check();
  await dialog.getByLabel(t('common.reason')).fill('两台设备扫了同一人');
  await dialog.getByRole('button', { name: t('check_in.decide'), exact: true }).click();
  await expect(other.getByText(t('check_in.done.decide', { name: both.name }))).toBeVisible();

  // The others at once, each beside the statements of both devices.
  await expect(count(other, 'conflicts')).toContainText(String(before + 2));
  const left = await other.getByRole('button', { name: /^处理冲突：/ }).count();
  await other.getByRole('button', { name: t('check_in.decide_many', { count: left }), exact: true }).click();
  await expect(dialog.getByText(third.enrol_no)).toBeVisible();
  await isClean(other, 'many conflicts');
  await dialog.getByLabel(t('common.reason')).fill('两台设备扫了同一人');
  await dialog.getByRole('button', { name: t('check_in.decide'), exact: true }).click();
  await expect(other.getByText(t('check_in.done.decide_many', { count: left }))).toBeVisible();
  await expect(count(page, 'conflicts')).toContainText('0');
  await context.close();
  // The connection was cut on purpose.
  complaints.length = 0;
});

test('the candidates of a class lead to its door, and a class after its exam explains why it is closed', async ({
  page,
  openAs,
  enterDemo,
}) => {
  await openAs('admin', '/class/lists');
  await enterDemo({ city: '北京', status: 'scoring' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.applicants_check'));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('route.report') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.report'));
  await expect(page.getByText(t('check_in.closed'))).toBeVisible();
  await expect(field(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: /签到$/ }).filter({ visible: true })).toHaveCount(1);
});
