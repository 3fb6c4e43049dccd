import { randomUUID } from 'node:crypto';
import { field, fillAbout, inDays, nextStep } from './class-form.js';
import { fillMoment } from './fill-moment.js';
import { expect, t, test } from './staff-page.js';

test('a date that cannot be read is told beside its field, and nothing leads out of its step without it', async ({
  page,
  openAs,
  press,
}) => {
  const start = field(page, 'class.form.enroll_start');
  const dialog = page.getByRole('dialog');
  const [year, month, day] = inDays(2).slice(0, 10).split('-');
  const half = `${year}-${month}`;
  const isKept = async () => {
    await expect(start).toBeFocused();
    await expect(start).toHaveValue(half);
    await expect(start).toHaveAccessibleDescription(/请输入日期和时间，例如/);
  };
  await openAs('admin', '/class/lists');
  await press('classes.create');
  await fillAbout(page, `半个日期 ${randomUUID().slice(0, 8)}`);
  await nextStep(page);
  await fillMoment(start, half);
  for (const way of ['class.form.next', 'class.form.back', 'class.form.save_draft']) {
    await press(way);
    await isKept();
  }
  await dialog
    .getByRole('button', { name: t('common.close'), exact: true })
    .first()
    .click();
  await expect(page.getByText(t('class.form.leave_text'))).toBeVisible();
  await page
    .getByRole('button', { name: t('common.cancel') })
    .last()
    .click();
  await fillMoment(start, `${year}年${month}月${day}日下午2点`);
  await expect(start).toHaveValue(`${year}/${month}/${day} 14:00`);
  await press('class.form.back');
  await expect(field(page, 'class.class_name')).toBeVisible();
});
