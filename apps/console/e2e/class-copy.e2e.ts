import { field, inDays, nextStep } from './class-form.js';
import { fillMoment } from './fill-moment.js';
import { isClean } from './is-clean.js';
import { expect, looks, t, test } from './staff-page.js';

test('a class is copied with its dates moved on, or without them', async ({
  page,
  openAs,
  office,
  press,
}) => {
  const { class_name } = await office.draftClass();
  const copy = t('class.form.copy_name', { name: class_name });
  await openAs('admin', `/class/lists?search=${encodeURIComponent(class_name)}`);
  const choose = async (key: string) => {
    await page.getByRole('button', { name: t('common.more', { name: class_name }), exact: true }).click();
    await page.getByRole('menuitem', { name: t(key) }).click();
  };
  await choose('classes.copy_shifted');
  await expect(field(page, 'class.class_name')).toHaveValue(copy);
  const whole = page.waitForResponse(/\/class\/createClass$/);
  await press('class.form.save_draft');
  expect((await (await whole).json()).code).toBe(20000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: copy });
  await expect(row).toContainText(t('class.status.draft'));

  await choose('classes.copy_cleared');
  await field(page, 'class.class_name').fill(`${class_name} 无日期`);
  await nextStep(page);
  await press('class.form.next');
  await isClean(page, 'a copy without its dates');
  await expect(field(page, 'class.form.enroll_start')).toHaveAccessibleDescription(/此项为必填项/);
  for (const [key, days] of [
    ['class.form.enroll_start', 1],
    ['class.form.enroll_end', 2],
    ['class.exam_at', 3],
  ] as const) {
    await fillMoment(field(page, key), inDays(days));
  }
  await press('class.form.next');
  await expect(field(page, 'class.capacity')).toHaveValue('60');
});

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('the canceller of a class first sees whom it affects', async ({ page, openAs, demoClass }) => {
      const { code, class_name } = await demoClass({ city: '上海' });
      await openAs('admin', `/class/lists?search=${code}`);
      await page.getByRole('button', { name: t('common.more', { name: class_name }), exact: true }).click();
      await page.getByRole('menuitem', { name: t('class.event.cancel') }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(/\d+名考生将失去名额/)).toBeVisible();
      await expect(dialog.getByText(/\d+份报名正等待审核/)).toBeVisible();
      await isClean(page, 'the consequences');
      await expect(dialog.getByRole('button', { name: t('class.confirm.cancel_keep') })).toBeVisible();
      await dialog.getByRole('button', { name: t('class.event.cancel') }).click();
      await expect(dialog.getByLabel(t('common.reason'))).toHaveAccessibleDescription(/请填写原因/);
    });
  });
}

test('the canceller of a class sees the amount to refund', { tag: '@full' }, async ({
  page,
  openAs,
  openPaid,
}) => {
  const { class_name } = await openPaid();
  await openAs('admin', `/class/lists?search=${encodeURIComponent(class_name)}`);
  await page.getByRole('button', { name: t('common.more', { name: class_name }), exact: true }).click();
  await page.getByRole('menuitem', { name: t('class.event.cancel') }).click();
  await expect(page.getByRole('dialog').getByText('1名考生已缴费，共需退还¥680.00。')).toBeVisible();
});
