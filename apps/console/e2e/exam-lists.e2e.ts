import type { Locator, Page } from '@playwright/test';
import { fillMoment } from './fill-moment.js';
import { isCleanInBothLooks } from './is-clean.js';
import { expect, looks, t, test } from './staff-page.js';

const save = async (page: Page, said: string) => {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.save'), exact: true })
    .click();
  await expect(page.getByText(t(said))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

const begins = (form: Locator) => form.getByLabel(t('exam.starts_at'));
const ends = (form: Locator) => form.getByLabel(t('exam.ends_at'));

/** Types when a sitting is on the day of the exam, which the form begins with. */
const typeTimes = async (form: Locator, from: string, to: string) => {
  const day = (await begins(form).inputValue()).slice(0, 10);
  await fillMoment(begins(form), `${day} ${from}`);
  await fillMoment(ends(form), `${day} ${to}`);
};

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('a room and a sitting are added, and neither a room nor a person is in two at once', async ({
      page,
      office,
      press,
      openIn,
    }) => {
      const { class_id, class_name } = await office.draftClass();
      await office.openClass(class_id);
      await openIn('admin', class_name, '/exam/exam-lists?view=rooms');
      await press('exam.new_room');
      const room = page.getByRole('dialog', { name: t('exam.new_room') });
      await room.getByLabel(t('exam.room_name')).fill('第 1 考场');
      await room.getByLabel(t('exam.address')).fill(`${class_name} 考试中心`);
      await room.getByLabel(t('exam.blocked')).fill(t('exam.desk', { row: 6, column: 5 }));
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await isCleanInBothLooks(page, 'a new room');
      await save(page, 'exam.room_saved');
      await expect(page.getByText('6 排 × 5 座')).toBeVisible();

      await page.getByRole('tab', { name: t('exam.view.sittings') }).click();
      await press('exam.new_sitting');
      const form = page.getByRole('dialog', { name: t('exam.new_sitting') });
      await form.getByLabel(t('exam.room')).selectOption({ index: 1 });
      await typeTimes(form, '9:00', '');
      await form.getByRole('button', { name: t('common.save'), exact: true }).click();
      await expect(ends(form)).toBeFocused();
      await expect(ends(form)).toHaveAccessibleDescription(/请输入日期和时间，例如/);
      await typeTimes(form, '9:00', '8:30');
      await form.getByRole('button', { name: t('common.save'), exact: true }).click();
      await expect(ends(form)).toHaveAccessibleDescription(/结束时间必须晚于开始时间/);
      await typeTimes(form, '9:00', '10:30');
      await save(page, 'exam.sitting_saved');
      await expect(page.getByText(t('exam.minutes', { count: 90 }))).toBeVisible();

      await press('exam.new_sitting');
      await form.getByLabel(t('exam.room')).selectOption({ index: 1 });
      await typeTimes(form, '10:00', '11:00');
      await form.getByLabel(t('exam.subject')).selectOption({ index: 2 });
      await form.getByRole('button', { name: t('common.save'), exact: true }).click();
      await expect(form.getByLabel(t('exam.room'))).toHaveAccessibleDescription(/已有其他安排/);
      await form.getByRole('button', { name: t('common.cancel') }).click();

      await page.getByRole('button', { name: /^查看场次 .* 09:00 / }).click();
      await expect(page.getByText(t('exam.history.create'), { exact: true })).toBeVisible();
      await isCleanInBothLooks(page, 'a sitting');
      await press('exam.remove_sitting');
      await page
        .getByRole('dialog', { name: t('exam.remove_sitting') })
        .getByRole('button', { name: t('exam.remove_sitting'), exact: true })
        .click();
      await expect(page.getByText(t('exam.sitting_removed'))).toBeVisible();
      await expect(page.getByText(t('exam.empty'))).toBeVisible();
    });
  });
}
