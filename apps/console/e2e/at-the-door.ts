import type { Page } from '@playwright/test';
import { chooseFilter } from './choose-filter.js';
import { keptKeys } from './device-store.js';
import { expect, t } from './staff-page.js';

const number = /TC\d\d-\d{4}-\d{5}/;

/** Where numbers are scanned. */
export const field = (page: Page) => page.getByRole('textbox', { name: t('report.number') });
/** Shows a part of the roster. */
export const show = (page: Page, part: string) => chooseFilter(page, t('report.attendance'), part);
/** One of the figures. */
export const count = (page: Page, name: string) =>
  page.getByRole('group', { name: t(`report.count.${name}`), exact: true });

/** The number of somebody of the class whose exam runs, by what the roster shows of them. */
export const someone = async (page: Page, part: 'waiting' | 'admitted', nth = 0) => {
  await show(page, part);
  await expect(page).toHaveURL(new RegExp(`show=${part}`));
  const button = page
    .getByRole('button', { name: part === 'waiting' ? /^为“.+”签到$/ : /^撤销“.+”的签到$/ })
    .nth(nth);
  await expect(button).toBeVisible();
  const name = /“(.+)”/.exec((await button.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  // The row of a table on a desk, a card on a phone.
  const row = button.locator('xpath=ancestor::*[contains(., "TC")][1]');
  const found = number.exec((await row.textContent()) ?? '');
  return { name, enrol_no: found?.[0] ?? '' };
};

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

/** That the device knows who is expected, and who works there. */
export const knowsWhoComes = (page: Page, class_id: number) =>
  expect.poll(() => keptKeys(page, 'door')).toEqual([`kit/${class_id}`, 'session']);

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

/** What was heard since the page was opened, or since it was asked last. */
export const heard = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { heard: tones } = window as unknown as { heard: number[] };
    return tones.splice(0);
  });

/** A result, by its words. */
export const says = (page: Page, key: string) =>
  page.getByRole('main').getByText(t(key), { exact: true }).first();

/** Another letter in the place of one: what a flipped bit of the paper would say. */
export const altered = (code: string) =>
  `${code.slice(0, -9)}${code.at(-9) === 'A' ? 'B' : 'A'}${code.slice(-8)}`;
