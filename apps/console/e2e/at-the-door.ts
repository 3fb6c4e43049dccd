import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { RosterRow } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { runStatements } from '@skillcert/e2e/server-side.js';
import type { Product } from '@skillcert/e2e/start-product.js';
import { chooseFilter } from './choose-filter.js';
import { keptKeys } from './device-store.js';
import { isCleanInBothThemes } from './is-clean.js';
import type { Office } from './office.js';
import { expect, pressButton, t } from './staff-page.js';

const number = /TC\d\d-\d{4}-\d{5}/;

/** Where numbers are scanned. */
export const field = (page: Page) => page.getByRole('textbox', { name: t('check_in.number') });
/** Shows a part of the roster. */
export const show = (page: Page, part: string) => chooseFilter(page, t('check_in.attendance'), part);
/** One of the figures. */
export const count = (page: Page, name: string) =>
  page.getByRole('group', { name: t(`check_in.count.${name}`), exact: true });

/** The number of a candidate of the running class, by the roster. */
export const someone = async (page: Page, part: 'waiting' | 'admitted', nth = 0) => {
  await show(page, part);
  await expect(page).toHaveURL(new RegExp(`show=${part}`));
  const button = page
    .getByRole('button', { name: part === 'waiting' ? /^为“.+”签到$/ : /^撤销“.+”的签到$/ })
    .nth(nth);
  await expect(button).toBeVisible();
  // Both are read at one moment: the list of before stays until that of the filter comes. The row of a table on a desk
  // is a card on a phone.
  const [label, row] = await button.evaluate((element) => {
    let about: Element | null = element;
    while (about && !/TC\d\d-/.test(about.textContent)) about = about.parentElement;
    return [element.getAttribute('aria-label') ?? '', about?.textContent ?? ''] as const;
  });
  const name = /“(.+)”/.exec(label)?.[1] ?? '';
  const found = number.exec(row);
  return { name, enrol_no: found?.[0] ?? '' };
};

/** The class of the demo that is examined now. */
export const running = { city: '武汉', status: 'examining' } as const;

/** Opens the door of the class that is examined now, from its drawer. */
export const openDoor = async (page: Page, openAs: (role: string, path: string) => Promise<void>) => {
  await openAs('admin', '/class/lists?status=examining');
  await page
    .getByRole('main')
    .getByText(/武汉班/)
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('route.report') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.report'));
  await expect(count(page, 'expected')).toContainText(/\d\d/);
};

/**
 * Whom a spec checks in, counted from the end of the roster. Specs share the class of the demo, and the number of
 * those who have not come depends on the hour at which it was written: each spec has people of its own. From the
 * front on, report.e2e.ts takes those whom the screen offers.
 */
const ownPeople = { code: [0, 1], kept: [2], sitting: [3, 4] } as const;

/** The people of a spec in the class that is examined now. They wait before the door: an admission is undone. */
export const whoWait = async (
  office: Office,
  { class_id, spec }: { readonly class_id: number; readonly spec: keyof typeof ownPeople },
): Promise<RosterRow[]> => {
  const asked = { class_id, sort: 'enrol_no', order: 'desc', limit: 10 };
  const { items } = (await office.call('class/fetchReportLists', asked)) as { items: RosterRow[] };
  const own = ownPeople[spec].flatMap((nth) => items[nth] ?? []);
  for (const { enrolment_id, admitted_at, seats } of own) {
    if (admitted_at !== null) {
      const by = { nonce: randomUUID(), device: 'end-to-end', reason: '测试' };
      await office.call('class/updateReport', { class_id, event: 'undo', enrolment_id, ...by });
    }
    for (const { sitting_id, mark: seen } of seats) {
      if (seen !== 'absent') continue;
      const marks = [{ enrolment_id, mark: 'present', seen }];
      await office.call('exam/markSitting', { class_id, sitting_id, marks, reason: '测试' });
    }
  }
  return own;
};

/** Waits until the device has the expected people and the account; photos come later. */
export const knowsWhoComes = (page: Page, class_id: number) =>
  expect
    .poll(async () => (await keptKeys(page, 'door')).filter((key) => !key.startsWith('photo/')))
    .toEqual([`kit/${class_id}`, 'session']);

/** An hour passes without a connection: the session of the page has ended meanwhile. */
export const anHourPasses = async (page: Page, product: Pick<Product, 'data_dir'>) => {
  const token = (await page.context().cookies()).find(({ name }) => name === limits.token_cookie);
  await runStatements(
    product,
    `update session set last_seen_at = now() - interval '1 hour' where token_hash = sha256('${token?.value}'::bytea)`,
  );
};

/** The connection is back, and the person at the door is asked to sign in again. */
export const comeBack = async (page: Page) => {
  await page.context().setOffline(false);
  await page
    .getByRole('alertdialog', { name: t('prompt.title') })
    .getByRole('button')
    .click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
};

/**
 * A person has signed in: the first screen says that scans wait on this device, and they open the door, which sends
 * the scans.
 */
export const sendFromList = async (
  page: Page,
  kept: { readonly count: number; readonly class_name: string },
) => {
  await page.goto('/class/lists');
  await expect(page.getByText(t('check_in.kept_of', kept))).toBeVisible();
  await isCleanInBothThemes(page, 'scans that wait on this device');
  await pressButton(page, 'check_in.kept_send');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.report'));
};

/** Scans a number. */
export const scan = async (page: Page, enrol_no: string) => {
  await field(page).fill(enrol_no);
  await field(page).press('Enter');
};

/** Has a page write down the tones that it plays, by their frequency. */
export const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (when) {
      if (this instanceof OscillatorNode) heard.push(this.frequency.value);
      start.call(this, when);
    };
  });

/** The sounds since the page was opened, or since the last call. */
export const heard = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { heard: tones } = window as unknown as { heard: number[] };
    return tones.splice(0);
  });

const late = new RegExp(
  `^(${t('check_in.result.late', { time: '.+', start: '.+' })}|${t('check_in.result.past_entry', { minutes: 99, limit: 15 }).replace('99', '[\\d,]+')})$`,
);

/** A result, by its words. An admission may count as late: the exam of the demo begins at its hour. */
export const says = (page: Page, key: string) => {
  const main = page.getByRole('main');
  const result = main.getByText(t(key), { exact: true });
  return (key.startsWith('check_in.result.admitted') ? result.or(main.getByText(late)) : result).first();
};

/** Replaces one letter: the effect of a flipped bit on the paper. */
export const altered = (code: string) =>
  `${code.slice(0, -9)}${code.at(-9) === 'A' ? 'B' : 'A'}${code.slice(-8)}`;
