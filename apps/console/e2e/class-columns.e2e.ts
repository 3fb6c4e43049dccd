import { isClean } from './is-clean.js';
import { expect, t, test } from './staff-page.js';

test('columns and row height are chosen beside the filters, and are stored', {
  tag: '@full',
}, async ({ page, openAs }) => {
  await openAs('admin', '/class/lists');
  const capacity = page.getByRole('columnheader', { name: t('class.capacity') });
  await expect(capacity).toBeVisible();
  await page.getByRole('button', { name: t('classes.all_filters') }).click();
  await page.getByRole('button', { name: '列与视图' }).click();
  const tools = page.getByRole('dialog', { name: '列与视图' });
  await tools.getByRole('checkbox', { name: t('class.capacity') }).uncheck();
  await tools.getByRole('radio', { name: '紧凑' }).check();
  await tools.getByRole('button', { name: '完成' }).click();
  await expect(capacity).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(capacity).toHaveCount(0);
  await isClean(page, 'fewer columns');
});
