import { defaultProgramme, formatDateTime } from '@skillcert/core';
import { newLetters } from '@skillcert/e2e/new-letters.js';
import { field, fillAbout, inDays, nextStep } from './class-form.js';
import { fillMoment, shownMoment } from './fill-moment.js';
import { expect, t, test } from './staff-page.js';

test('an unreadable date is reported beside its field, and nothing leads out of its step without it', async ({
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
  await fillAbout(page, `半个日期 ${newLetters()}`);
  await nextStep(page);
  await fillMoment(start, half);
  for (const way of ['class.form.next', 'class.form.back', 'class.form.save_draft']) {
    await press(way);
    await isKept();
  }
  const close = dialog.getByRole('button', { name: t('common.close'), exact: true }).first();
  await close.click();
  await expect(page.getByText(t('class.form.leave_text'))).toBeVisible();
  await page
    .getByRole('button', { name: t('common.cancel') })
    .last()
    .click();
  // A question that is gone gives the focus back a moment later; keys typed before that are lost.
  await expect(page.getByText(t('class.form.leave_text'))).toHaveCount(0);
  await expect(close).toBeFocused();
  await fillMoment(start, `${year}年${month}月${day}日下午2点`);
  await expect(start).toHaveValue(`${year}/${month}/${day} 14:00`);
  await press('class.form.back');
  await expect(field(page, 'class.class_name')).toBeVisible();
});

const dayIn = (timeZone: string) =>
  formatDateTime(new Date().toISOString(), { pattern: '{y}-{m}-{d}', timeZone });
const programmeDay = () => dayIn(defaultProgramme.time_zone);

test.describe('on another day than the programme’s', () => {
  // The last and the first place on earth to begin a day: one of them has another one.
  const elsewhere = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'].find(
    (zone) => dayIn(zone) !== programmeDay(),
  );
  test.use({ timezoneId: elsewhere });

  for (const { path, opens, title, saves, label } of [
    {
      path: '/user/editor',
      opens: 'users.create',
      title: 'users.form.create',
      saves: 'users.create',
      label: 'users.editor_deadline',
    },
    {
      path: '/user/expert',
      opens: 'users.add_expert',
      title: 'users.add_expert',
      saves: 'common.save',
      label: 'users.expert_deadline',
    },
  ]) {
    test(`${label} is reported when half typed, and its today is the programme’s`, async ({
      page,
      openAs,
      press,
    }) => {
      const form = page.getByRole('dialog', { name: t(title), exact: true });
      const deadline = form.getByRole('textbox', { name: new RegExp(`^${t(label)}`) });
      const [year, month, day] = inDays(400).slice(0, 10).split('-');
      await openAs('zky-admin', path);
      await press(opens);
      await fillMoment(deadline, `${year}-${month}`);
      await press(saves);
      await expect(deadline).toBeFocused();
      await expect(deadline).toHaveValue(`${year}-${month}`);
      await expect(deadline).toHaveAccessibleDescription(/请输入日期，例如/);
      await fillMoment(deadline, `${year}年${month}月${day}日`);
      await expect(deadline).toHaveValue(`${year}/${month}/${day}`);
      await deadline.press('ArrowDown');
      await page.getByRole('button', { name: '今天', exact: true }).click();
      await expect(deadline).toHaveValue(shownMoment(programmeDay()));
      await expect(deadline).toBeFocused();
    });
  }
});
