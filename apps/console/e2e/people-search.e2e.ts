import type { Page } from '@playwright/test';
import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { enrolByCalls } from './enrol-by-calls.js';
import { isCleanInBothLooks } from './is-clean.js';
import { approveAll } from './money-office.js';
import type { Office } from './office.js';
import { expect, looks, t, test } from './staff-page.js';

type Request = Parameters<typeof enrolByCalls>[0];

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const found = (page: Page) => page.getByRole('listbox').getByRole('option');
const openSearch = async (page: Page) => {
  await page.getByRole('button', { name: t('frame.search_all') }).click();
  await expect(field(page)).toBeFocused();
};

/** A class of its own with an approved candidate whose fee is not paid. */
const openStuck = async (office: Office, request: Request, name: string) => {
  const person = newCandidate(name);
  const { class_id, class_name } = await office.draftClass();
  await office.openClass(class_id);
  await enrolByCalls(request, person, class_id);
  await approveAll(office, class_id);
  return { class_id, class_name, person };
};

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('two clicks from anywhere show where a candidate is stuck, and one more leads to the list for the next step', async ({
      page,
      request,
      office,
      openAs,
    }) => {
      const { class_name, person } = await openStuck(office, request, '慕容待缴');
      await openAs('admin', '/notes/index');
      await openSearch(page);
      await field(page).fill(person.phone);
      await expect(found(page)).toHaveCount(1);
      await expect(found(page)).toContainText(t('standing.stage.payment'));
      await isCleanInBothLooks(page, 'people in the search of the bar');
      await found(page).click();
      const drawer = page.getByRole('dialog', { name: person.name });
      await expect(drawer.getByText(t('standing.stage.payment'))).toBeVisible();
      await expect(drawer.getByText(t('standing.waits.payer'))).toBeVisible();
      await expect(drawer.getByText(person.id_card)).toHaveCount(0);
      await expect(page).toHaveURL(/\/notes\/index/);
      await expect.poll(() => page.url()).not.toContain(person.phone);
      await isCleanInBothLooks(page, 'where somebody stands');

      const list = t('route.applicants_check');
      await drawer.getByRole('button', { name: t('standing.open_of', { list, name: class_name }) }).click();
      await expect(page).toHaveURL(/\/applicants\/applicants-lists\?search=/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(list);
      await expect(page.getByRole('main').getByText(person.name).first()).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByText(class_name).first()).toBeVisible();
    });
  });
}

test('nobody is found in a class of others, and a failure is shown', async ({
  page,
  request,
  office,
  openAs,
  complaints,
}) => {
  const { person } = await openStuck(office, request, '慕容他班');
  await openAs('master', '/notes/index');
  await openSearch(page);
  for (const search of [person.phone, person.id_card, person.name]) {
    await field(page).fill(search);
    await expect(page.getByText(t('frame.people_looking'))).toBeVisible();
    await expect(page.getByText(t('frame.people_none'))).toBeVisible();
    await expect(found(page)).toHaveCount(0);
  }
  await page.route('**/api/candidate/findPeople', (route) => route.abort());
  await field(page).fill('慕容');
  await expect(page.getByText(t('frame.people_failed'))).toBeVisible();
  // The browser reports the request that was cut off.
  complaints.length = 0;
});

test('pinyin finds a candidate, and their history is shown', { tag: '@full' }, async ({
  page,
  request,
  office,
  openAs,
  press,
}) => {
  const { person } = await openStuck(office, request, '单于晓檬');
  await openAs('zky-admin', '/index');
  for (const search of ['chanyuxiaomeng', 'shan yu xiao meng', 'xiaomeng']) {
    await openSearch(page);
    await field(page).fill(search);
    await expect(found(page).filter({ hasText: person.name }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
  }
  await openSearch(page);
  await field(page).fill(person.id_card);
  await expect(found(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: person.name });
  await expect(drawer).toBeVisible();
  await press('standing.history');
  await expect(drawer.getByText(t('review.history.approve')).first()).toBeVisible();
  await isCleanInBothLooks(page, 'the history of somebody in the search of the bar');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: t('frame.search_all') })).toBeFocused();
});

test('from the screen of one class it leads into the right one of another', { tag: '@full' }, async ({
  page,
  request,
  office,
  openAs,
  enterDemo,
}) => {
  const { class_name, person } = await openStuck(office, request, '慕容换班');
  await openAs('admin', '/class/lists');
  await enterDemo();
  await openSearch(page);
  await field(page).fill(person.phone);
  await found(page).filter({ hasText: person.name }).click();
  const drawer = page.getByRole('dialog', { name: person.name });
  const list = t('route.applicants_check');
  await drawer.getByRole('button', { name: t('standing.open_of', { list, name: class_name }) }).click();
  await expect(page.getByRole('main').getByText(person.name).first()).toBeVisible();
  await expect(page.getByText(class_name).first()).toBeVisible();
});
