import type { Page } from '@playwright/test';
import { ticketSigner } from '@skillcert/e2e/server-side.js';
import {
  altered,
  anHourPasses,
  comeBack,
  count,
  field,
  knowsWhoComes,
  openDoor,
  running,
  says,
  scan,
  sendFromList,
  show,
  whoWait,
} from './at-the-door.js';
import { isSealed, keptKeys } from './device-store.js';
import { openCrowd } from './door-crowd.js';
import { isCleanInBothThemes } from './is-clean.js';
import { signedIn } from './signed-in.js';
import { expect, t, test } from './staff-page.js';

test('a signed ticket opens the door with and without a connection, longer than a session lasts; an altered one and an old one do not', async ({
  page,
  openAs,
  office,
  product,
  accountFor,
  demoClass,
  complaints,
}) => {
  const { class_id, class_name } = await demoClass(running);
  const waiting = await whoWait(office, { class_id, spec: 'code' });
  await openDoor(page, openAs);
  await knowsWhoComes(page, class_id);
  const sign = ticketSigner(product);
  const ticketOf = async ({ name, enrol_no }: Record<'name' | 'enrol_no', string>) => {
    const found = await office.call('ticket/fetchTicketLists', { class_id, search: enrol_no });
    const [{ ticket_no, revision, seats }] = found.items;
    const ticket = { class_id, enrol_no, ticket_no, revision };
    const [{ room_name, row, column }] = seats;
    return {
      name,
      enrol_no,
      code: sign(ticket),
      old: sign({ ...ticket, ticket_no: `${ticket_no}9` }),
      seat: `${room_name} ${row} 排 ${column} 座`,
    };
  };
  const [one, two] = await Promise.all(waiting.map(ticketOf));
  if (!one || !two) throw new Error('Nobody waits.');
  const present = async ({ code, old, seat }: Awaited<ReturnType<typeof ticketOf>>, admitted: string) => {
    await scan(page, altered(code));
    await expect(says(page, 'check_in.denied.forged_ticket')).toBeVisible();
    await scan(page, old);
    await expect(says(page, 'check_in.denied.old_ticket')).toBeVisible();
    await expect(page.getByText(seat).first()).toBeVisible();
    // As a scanner types it where the keyboard writes small letters.
    await scan(page, code.toLowerCase());
    await expect(says(page, admitted)).toBeVisible();
    await expect(page.getByText(seat).first()).toBeVisible();
  };
  await present(one, 'check_in.result.admitted');
  await page.context().setOffline(true);
  await expect(page.getByText(t('check_in.offline'))).toBeVisible();
  await present(two, 'check_in.result.admitted_here');
  // The files of another size are not here yet.
  await isCleanInBothThemes(page, 'the door without a connection');
  await page.getByRole('searchbox', { name: t('check_in.search') }).fill(two.name);
  await show(page, 'admitted');
  // By the number: two people may have one name.
  const undo = { name: t('check_in.undo_of', { name: two.name }) };
  await expect(page.getByRole('row', { name: two.enrol_no }).getByRole('button', undo)).toBeVisible();
  await isSealed(page, one.name, two.name, two.enrol_no, '****');

  // An hour: the session has ended meanwhile, and the scans wait for the next one.
  await anHourPasses(page, product);
  await comeBack(page);
  await expect.poll(() => keptKeys(page, 'scans')).toHaveLength(3);
  const { username, password } = accountFor('admin');
  await signedIn(page, username, password);
  await sendFromList(page, { count: 3, class_name });
  await expect(page.getByText(t('check_in.uploaded', { count: 1, refused: 0 }))).toBeVisible();
  await expect.poll(() => keptKeys(page, 'scans')).toEqual([]);

  await page.getByRole('button', { name: /账号：/ }).click();
  await page.getByRole('menuitem', { name: t('shell.log_out') }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect.poll(() => keptKeys(page, 'door')).toEqual([]);
  // The connection was cut on purpose.
  complaints.length = 0;
});

/** Types codes as a hand scanner does, one after the other. */
const feed = (page: Page, codes: readonly string[]) =>
  field(page).evaluate(async (input: HTMLInputElement, all) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const code of all) {
      write?.call(input, code);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((done) => setTimeout(done));
      input.form?.requestSubmit();
      while (input.value !== '') await new Promise((done) => setTimeout(done));
    }
  }, codes);

/** In which order two devices have their connection back. */
const orders = [
  ['the one with the lower numbers back first', false],
  ['the one with the higher numbers back first, both after an hour and signed in anew', true],
] as const;

for (const [order, isTurned] of orders) {
  const tag = isTurned ? '@full' : [];
  test(`two devices without a connection admit 500, 20 of them twice: nobody unseen, and every conflict on the desk, ${order}`, {
    tag,
  }, async ({ page, openAs, office, product, browser, accountFor, complaints }) => {
    const crowd = await openCrowd(product, office);
    const context = await browser.newContext({ baseURL: product.url, locale: 'zh-CN' });
    const other = await context.newPage();
    const { username, password } = accountFor('admin');
    await openAs('admin', `/class/lists?search=${encodeURIComponent(crowd.class_name)}`);
    await signedIn(other, username, password);
    await other.goto(page.url());
    const goOffline = async (each: Page) => {
      await each.getByRole('button', { name: t('classes.enter_named', { name: crowd.class_name }) }).click();
      await expect(each.getByRole('heading', { level: 1 })).toHaveText(t('route.applicants_check'));
      await each
        .getByRole('main')
        .getByRole('link', { name: t('route.report') })
        .click();
      await expect(count(each, 'expected')).toContainText('500');
      await knowsWhoComes(each, crowd.class_id);
      await each.context().setOffline(true);
      await expect(each.getByText(t('check_in.offline'))).toBeVisible();
    };
    await Promise.all([page, other].map(goOffline));
    const codes = crowd.holders.map(({ code }) => code);
    await Promise.all([feed(page, codes.slice(0, 260)), feed(other, codes.slice(240).toReversed())]);
    for (const each of [page, other]) {
      await expect(each.getByText(t('check_in.kept', { count: 260 }))).toBeVisible();
      await expect(count(each, 'admitted')).toContainText('260');
    }
    await isSealed(page, 'DOOR-', '应考');

    if (isTurned) for (const each of [page, other]) await anHourPasses(each, product);
    const back = async (each: Page, refused: number) => {
      if (isTurned) {
        await comeBack(each);
        await signedIn(each, username, password);
        await sendFromList(each, { count: 260, class_name: crowd.class_name });
      } else await each.context().setOffline(false);
      await expect(each.getByText(t('check_in.uploaded', { count: 260, refused }))).toBeVisible();
      await expect.poll(() => keptKeys(each, 'scans')).toEqual([]);
    };
    const [first, last] = isTurned ? [other, page] : [page, other];
    await back(first, 0);
    await back(last, 20);
    await expect(count(page, 'admitted')).toContainText('500');
    await expect(count(page, 'conflicts')).toContainText('20');
    const desk = await office.call('class/fetchReportLists', {
      class_id: crowd.class_id,
      show: 'conflict',
      limit: 100,
    });
    const twice = crowd.holders.slice(240, 260).map(({ enrol_no }) => enrol_no);
    expect(desk.items.map((row: { enrol_no: string }) => row.enrol_no)).toEqual(twice);
    await context.close();
    await crowd.end();
    // The connection was cut on purpose.
    complaints.length = 0;
  });
}
