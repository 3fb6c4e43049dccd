import type { Browser, Page } from '@playwright/test';
import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { enrolByCalls } from './enrol-by-calls.js';
import { openInstitution } from './institution.js';
import { isCleanInBothLooks } from './is-clean.js';
import { rowOf } from './row-of.js';
import { signedIn } from './signed-in.js';
import { expect, looks, t, test } from './staff-page.js';
import { unitOf } from './unit-of.js';

const path = '/promotion/lists?view=links';

/** Opens a link with its results. */
const openLink = async (page: Page, class_name: string) => {
  await page
    .getByRole('button', { name: t('promotion.show_link_named', { name: class_name }), exact: true })
    .click();
  return page.getByRole('dialog').first();
};

/** A figure of a link that is open. */
const figure = (page: Page, key: string) =>
  page.getByRole('dialog').getByRole('group', { name: t(key), exact: true });

/** Follows a link with a browser of this kind, and opens its page again. */
const follow = async (browser: Browser, link: string, userAgent: string) => {
  const page = await browser.newPage({ userAgent, locale: 'zh-CN' });
  const isCounted = () => page.waitForResponse(/\/promotion\/countVisit$/);
  for (const arrive of [() => page.goto(link), () => page.reload()]) {
    const counted = isCounted();
    await arrive();
    expect(await (await counted).json()).toMatchObject({ code: 20_000, data: {} });
  }
  await page.close();
};

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('an institution sees its link of a class, its poster, and the candidates it brought', async ({
      page,
      office,
      openAs,
      request,
    }) => {
      const { class_id, class_name } = await office.draftClass({ class_type: 1 });
      const { updated_at } = await office.call('class/fetchClassRecommendLists', { class_id });
      const unit_id = await unitOf(office, class_id, '华东');
      const units = [{ unit_id, quota: 40, share_bp: 10_000 }];
      await office.call('class/addClassRecommend', { class_id, updated_at, units });
      await office.openClass(class_id);
      await enrolByCalls(request, newCandidate(), class_id, { unit_id });

      await openAs('recommend', path);
      await page.getByRole('searchbox', { name: t('promotion.search') }).fill(class_name);
      const row = rowOf(page, class_name);
      await expect(row).toHaveCount(1);
      await expect(row.getByText('1', { exact: true })).toHaveCount(1);
      await isCleanInBothLooks(page, 'the links');
      const drawer = await openLink(page, class_name);
      await expect(drawer.getByRole('textbox', { name: t('class.form.enrol_link') })).toHaveValue(
        new RegExp(`/enroll/create\\?class_id=${class_id}&unit=${unit_id}$`),
      );
      await expect(figure(page, 'promotion.submitted')).toContainText('1');
      await expect(figure(page, 'promotion.visits')).toContainText('0');
      await expect(drawer.getByText(t('promotion.visits_none'))).toBeVisible();
      await isCleanInBothLooks(page, 'a link with its results');
      await drawer.getByRole('button', { name: t('class.form.poster.button') }).click();
      await expect(page.getByRole('dialog', { name: t('class.form.poster.title') })).toBeVisible();

      // A link shows its visitors the reason why they cannot enrol.
      await office.call('class/setClassStatus', { class_id, event: 'pause' });
      await page.goto(`${path}&state=paused`);
      await page.getByRole('searchbox', { name: t('promotion.search') }).fill(class_name);
      await expect(row.getByText(t('promotion.state.paused'))).toBeVisible();
      await openLink(page, class_name);
      await expect(page.getByRole('dialog').getByText(t('promotion.link_paused'))).toBeVisible();
    });

    test('a visitor of a link is counted once per day and browser, and drawn by day', async ({
      page,
      browser,
      office,
      product,
    }) => {
      const { username, password, class_id, class_name } = await openInstitution(office, product.url, {
        show_recommend: true,
      });
      const link = `${product.url}/enroll/create?class_id=${class_id}`;
      await follow(browser, link, 'Mozilla/5.0 (Linux; Android 16) one phone');
      await follow(browser, link, 'Mozilla/5.0 (Linux; Android 16) another phone');

      await signedIn(page, username, password);
      await page.goto(path);
      await openLink(page, class_name);
      await expect(figure(page, 'promotion.visits')).toContainText('2');
      await expect(figure(page, 'promotion.certified')).toContainText('0');
      const byDay = page.getByRole('table', { name: t('promotion.visits_by_day'), exact: true });
      await expect(byDay.getByRole('row', { name: /^\d{4}-\d\d-\d\d 2$/ })).toHaveCount(1);
      await expect(byDay.getByRole('row', { name: /^\d{4}-\d\d-\d\d 0$/ })).toHaveCount(29);
      await isCleanInBothLooks(page, 'a link with its visits by day');
    });
  });
}

test('a visit of a link that leads nowhere is answered like any other and counted nowhere', {
  tag: '@full',
}, async ({ page, office, product, request }) => {
  const { username, password, class_id, class_name } = await openInstitution(office, product.url, {
    show_recommend: true,
  });
  const visit = async (data: object) =>
    (await request.post('/api/promotion/countVisit', { data: { class_id, ...data } })).json();
  const { data: shown, code } = await visit({});
  for (const other of [{ class_id: 404 }, { unit_id: 404 }, { class_id: 1, unit_id: 1 }])
    expect(await visit(other)).toMatchObject({ code, data: shown });
  await office.call('class/setClassStatus', { class_id, event: 'cancel', reason: '不再举办' });
  expect(await visit({ class_id })).toMatchObject({ code, data: shown });

  await signedIn(page, username, password);
  await page.goto(path);
  await openLink(page, class_name);
  await expect(figure(page, 'promotion.visits')).toContainText('1');
  await expect(page.getByRole('dialog').getByText(t('promotion.link_closed'))).toBeVisible();
});
