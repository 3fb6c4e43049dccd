import { isClean } from './is-clean.js';
import { expect, looks, t, test } from './staff-page.js';

test('what the scores of a class come to is drawn, read as a table, and taken as a sheet', async ({
  page,
  office,
  openAs,
  enter,
}) => {
  const { items } = await office.call('class/fetchClassLists', { search: '深圳', status: ['publicity'] });
  const [{ class_name }] = items;
  await openAs('admin', '/class/lists');
  await enter(class_name);
  await page.goto('/exam/score-statistics');
  await expect(page.getByRole('figure', { name: t('exam.statistics.by_level') })).toBeVisible();
  for (const { name, viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await isClean(page, `the statistics on ${name}`);
  }
  await page.setViewportSize(looks[0].viewport);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('exam.statistics.export'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('export.purpose')).fill('考务总结');
  await dialog.getByRole('button', { name: t('export.title'), exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
});
