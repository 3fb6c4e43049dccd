import type { Page } from '@playwright/test';
import { importByCalls, newPeople } from './import-by-calls.js';
import { isClean } from './is-clean.js';
import type { Office } from './office.js';
import { rowsOf } from './rows-of-file.js';
import { expect, t, test } from './staff-page.js';

/**
 * A joint class of a thousand candidates, sixty of them of one unit: thirty wait, twenty are in doubt, ten are
 * refused.
 */
const thousand = async (
  office: Office,
  class_id: number,
  importAs: (role: string, count: number) => Promise<void>,
) => {
  const { items } = await office.call('class/fetchClassRestRcommendList', {
    class_id,
    page: 1,
    limit: 20,
    search: '华东',
  });
  const { updated_at } = await office.call('class/fetchClassRecommendLists', { class_id });
  const units = [{ unit_id: items[0].unit_id, quota: 60, share_bp: 10_000 }];
  await office.call('class/addClassRecommend', { class_id, updated_at, units });
  await office.openClass(class_id);
  await importAs('recommend', 60);
  await importAs('admin', 940);
  const decide = async (page: number, event: string, count: number) => {
    const listed = await office.call('enrolment/fetchEnrolmentLists', {
      class_id,
      unit_id: items[0].unit_id,
      status: ['submitted'],
      sort: 'enrol_no',
      page,
      limit: count,
    });
    for (const { enrolment_id } of listed.items) {
      await office.call('enrolment/reviewEnrolment', { class_id, enrolment_id, event: 'claim' });
      await office.call('enrolment/reviewEnrolment', { class_id, enrolment_id, event, reason: '抽查' });
    }
  };
  await decide(1, 'doubt', 20);
  await decide(1, 'refuse', 10);
  return items[0].com_name as string;
};

const choosePage = (page: Page) => page.getByRole('checkbox', { name: '选择本页所有行' }).check();

test('fifty of a thousand are found, chosen across pages and exported, and the file is whole', async ({
  page,
  office,
  openAs,
  enter,
  press,
  accountFor,
  request,
}) => {
  const { class_id, class_name } = await office.draftClass({ class_type: 1, capacity: 1_000 });
  const people = newPeople(1_000);
  const com_name = await thousand(office, class_id, (role, count) =>
    importByCalls(request, accountFor(role), class_id, people.splice(0, count)),
  );

  await openAs('admin', '/class/lists');
  await enter(class_name);
  await expect(page.getByText(t('candidates.order_to_do'))).toBeVisible();
  await page.getByRole('combobox', { name: t('candidate.unit') }).selectOption({ label: com_name });
  await page.getByRole('button', { name: t('candidate.status'), exact: true }).click();
  for (const state of ['submitted', 'doubtful'] as const) {
    await page.getByRole('checkbox', { name: t(`review.status.${state}`) }).check();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByText(/共 50 条/)).toBeVisible();
  await expect(page).toHaveURL(/status=submitted%2Cdoubtful/);

  const rowNumbers = page.getByRole('row').getByText(/-\d{5}$/);
  for (const [at, count] of [20, 20, 10].entries()) {
    const before = await rowNumbers.first().textContent();
    if (at > 0) {
      await page.getByRole('button', { name: '下一页' }).click();
      await expect(rowNumbers.first()).not.toHaveText(before ?? '');
    }
    await expect(rowNumbers).toHaveCount(count);
    await choosePage(page);
  }
  await expect(page.getByText('已选 50 项，其中本页 10 项')).toBeVisible();
  await isClean(page, 'what is chosen across pages');
  await press('export.chosen');
  const dialog = page.getByRole('dialog', { name: t('export.title') });
  await expect(dialog.getByText(t('export.chosen_text', { count: 50 }))).toBeVisible();
  await dialog.getByLabel(t('export.purpose')).fill('核对推荐名单');
  await isClean(page, 'an export of what is chosen');
  const fifty = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('export.title') }).click();
  const rows = await rowsOf(await fifty);
  expect(new Set(rows).size).toBe(50);
  for (const row of rows) expect(row).toContain(com_name);
  expect(rows.filter((row) => row.includes(t('review.status.doubtful')))).toHaveLength(20);
  expect(rows.filter((row) => row.includes(t('review.status.submitted')))).toHaveLength(30);
  expect(rows.join()).toMatch(/139\*{4}\d{4}/);

  await page.getByRole('button', { name: '清除选择' }).click();
  await page.getByRole('button', { name: '全部清除' }).click();
  await expect(page.getByText(/共 1000 条/)).toBeVisible();
  await choosePage(page);
  await page.getByRole('button', { name: '选择全部 1000 条符合条件的记录' }).click();
  await expect(page.getByText(/已选 1000 项/)).toBeVisible();
  await press('export.chosen');
  await dialog.getByLabel(t('export.purpose')).fill('全部名单');
  const all = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('export.title') }).click();
  const numbers = (await rowsOf(await all)).map((row) => row.split(',')[0]);
  expect(new Set(numbers).size).toBe(1_000);
});

test('columns, row height and filters are stored under a name, and no typed search', async ({
  page,
  openAs,
  enterDemo,
}) => {
  await openAs('admin', '/class/lists');
  await enterDemo({ city: '北京', status: 'scoring' });
  await page.goto('/applicants/applicants-lists?status=approved');
  const somebody = await page.getByRole('row').nth(1).getByRole('button').first().textContent();
  const family = somebody?.[0] ?? '';
  await page.getByRole('searchbox', { name: t('candidates.search') }).fill(family);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('button', { name: '列与视图' }).click();
  const tools = page.getByRole('dialog', { name: '列与视图' });
  await tools.getByRole('checkbox', { name: t('candidate.employer') }).uncheck();
  await tools.getByRole('radio', { name: '紧凑' }).check();
  await isClean(page, 'columns and views');
  await tools.getByRole('textbox', { name: '视图名称' }).fill('已通过');
  await tools.getByRole('button', { name: '保存视图' }).click();
  await tools.getByRole('button', { name: '恢复默认' }).click();
  await tools.getByRole('button', { name: '完成' }).click();
  await expect(page.getByRole('columnheader', { name: t('candidate.employer') })).toBeVisible();
  await expect(page).not.toHaveURL(/status=/);

  await page.reload();
  await page.getByRole('combobox', { name: '已保存的视图' }).selectOption({ label: '已通过' });
  await expect(page).toHaveURL(/status=approved/);
  await expect(page.getByRole('columnheader', { name: t('candidate.status') })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: t('candidate.employer') })).toHaveCount(0);
  const kept = await page.evaluate(() => localStorage.getItem('list_views'));
  expect(kept).toContain('已通过');
  expect(kept).not.toContain(family);
});

test('a page that is no longer there gives way to the last that is, for which Back does not return', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/class/lists?limit=10');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.goto('/class/lists?limit=10&page=999');
  await expect(page).toHaveURL(/page=\d{1,2}$/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText(t('classes.empty'))).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/limit=10$/);
});
