import { isCleanInBothLooks } from './is-clean.js';
import { expect, t, test } from './staff-page.js';

test('the statistics of a class’s scores are drawn, read as a table, and downloaded as a sheet', async ({
  page,
  office,
  openIn,
}) => {
  const { items } = await office.call('class/fetchClassLists', { search: '深圳', status: ['publicity'] });
  const [{ class_name }] = items;
  await openIn('admin', class_name, '/exam/score-statistics');
  await expect(page.getByRole('figure', { name: t('scores.statistics.by_level') })).toBeVisible();
  await isCleanInBothLooks(page, 'the statistics');
  const byLevel = page.getByRole('figure', { name: t('scores.statistics.by_level') });
  await byLevel.getByRole('button', { name: '显示为表格' }).click();
  // Screen-reader users have the figures as a table at any time; now there is nothing else.
  await expect(byLevel.getByRole('application')).toHaveCount(0);
  await expect(byLevel.getByRole('row').nth(1)).toContainText(/\d/);
  await isCleanInBothLooks(page, 'the statistics as a table');
  await byLevel.getByRole('button', { name: '显示为图表' }).click();
  await expect(byLevel.getByRole('application')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('scores.statistics.export'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('export.purpose')).fill('考务总结');
  await dialog.getByRole('button', { name: t('export.title'), exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
});
