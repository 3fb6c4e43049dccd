import { readFile } from 'node:fs/promises';
import { isCleanInBothLooks } from './is-clean.js';
import { expect, t, test } from './staff-page.js';

test('eight rooms and sixteen sittings with invigilators take two drawers, and all move together', async ({
  page,
  office,
  press,
  openIn,
}) => {
  let clicks = 0;
  const { class_id, class_name } = await office.draftClass();
  await office.openClass(class_id);
  await openIn('admin', class_name, '/exam/exam-lists?view=rooms');
  const counted = async (key: string, values?: Record<string, number>) => {
    clicks += 1;
    await page.getByRole('button', { name: t(key, values), exact: true }).click();
  };

  await counted('exam.many_rooms.title');
  const rooms = page.getByRole('dialog', { name: t('exam.many_rooms.title') });
  await rooms.getByLabel(t('exam.address')).fill(`${class_name} 考试中心`);
  await expect(rooms.getByText('第 8 考场')).toBeVisible();
  await isCleanInBothLooks(page, 'several rooms');
  await counted('exam.many_rooms.add', { count: 8 });
  await expect(page.getByText(t('exam.many_rooms.added', { count: 8 }))).toBeVisible();

  clicks += 1;
  await page.getByRole('tab', { name: t('exam.view.sittings') }).click();
  await counted('exam.many_sittings.title');
  const sittings = page.getByRole('dialog', { name: t('exam.many_sittings.title') });
  await sittings
    .getByRole('textbox', { name: t('exam.invigilators') })
    .fill(Array.from({ length: 16 }, (_, index) => `监考${index + 1}`).join('\n'));
  await expect(sittings.getByRole('row')).toHaveCount(17);
  await expect(sittings.getByText('监考1、监考9').first()).toBeVisible();
  await isCleanInBothLooks(page, 'several sittings');
  await counted('exam.many_sittings.add', { count: 16 });
  await expect(page.getByText(t('exam.many_sittings.added', { count: 16 }))).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(20);

  // Once more: each row shows the booking of its room.
  await press('exam.many_sittings.title');
  await expect(sittings.getByText(/考场已占用：.*本班次/).first()).toBeVisible();
  await sittings.getByRole('button', { name: t('common.cancel') }).click();

  await press('exam.shift.title');
  const shift = page.getByRole('dialog', { name: t('exam.shift.title') });
  await shift.getByLabel(t('exam.shift.minutes')).fill('-4000');
  await shift.getByRole('button', { name: t('exam.shift.confirm'), exact: true }).click();
  await expect(shift.getByLabel(t('exam.shift.minutes'))).toHaveAccessibleDescription(/考试/);
  // A number out of range stays as it was typed, and leads to days.
  await shift.getByLabel(t('exam.shift.minutes')).fill('9000');
  await shift.getByRole('button', { name: t('exam.shift.confirm'), exact: true }).click();
  await expect(shift.getByLabel(t('exam.shift.minutes'))).toHaveAccessibleDescription(/4,320/);
  await expect(shift.getByLabel(t('exam.shift.minutes'))).toHaveValue('9000');
  await shift.getByLabel(t('exam.shift.unit')).selectOption(t('exam.shift.unit_days'));
  await shift.getByLabel(t('exam.shift.days')).fill('1');
  await shift.getByRole('button', { name: t('exam.shift.confirm'), exact: true }).click();
  await expect(shift.getByLabel(t('common.reason'))).toHaveAccessibleDescription(/请填写原因/);
  await isCleanInBothLooks(page, 'moving an exam to another day');
  await shift.getByLabel(t('common.reason')).fill('台风停运');
  await shift.getByRole('button', { name: t('exam.shift.confirm'), exact: true }).click();
  await expect(page.getByText(t('exam.shift.exam_moved', { count: 16 }))).toBeVisible();
  await press('exam.shift.title');
  await shift.getByLabel(t('exam.shift.minutes')).fill('10');
  await isCleanInBothLooks(page, 'moving sittings in time');
  await shift.getByRole('button', { name: t('exam.shift.confirm'), exact: true }).click();
  await expect(page.getByText(t('exam.shift.done', { count: 16 }))).toBeVisible();

  // Those of the page are replaced by a new list of names, and the message takes it back.
  await expect(page.getByText(t('exam.shift.done', { count: 16 }))).toBeHidden();
  await page.getByRole('checkbox', { name: '选择本页所有行' }).check();
  await press('exam.deal.title');
  const deal = page.getByRole('dialog', { name: t('exam.deal.title') });
  await deal.getByRole('textbox', { name: t('exam.invigilators') }).fill('何志远\n周若溪');
  await expect(deal.getByText(t('exam.deal.replaces', { names: '监考1、监考9' })).first()).toBeVisible();
  await isCleanInBothLooks(page, 'invigilators that are dealt');
  await deal.getByRole('button', { name: t('exam.deal.deal', { count: 4 }), exact: true }).click();
  await expect(page.getByText(t('exam.deal.done', { count: 4 }))).toBeVisible();
  await page.getByRole('button', { name: t('exam.deal.undo'), exact: true }).click();
  await expect(page.getByText(t('exam.deal.taken_back', { count: 4 }))).toBeVisible();
  await expect(page.getByRole('cell', { name: '何志远' })).toHaveCount(0);
  await press('exam.deal.unattended');
  await expect(deal.getByText(t('exam.deal.all_attended'))).toBeVisible();
  await deal.getByRole('button', { name: t('common.cancel') }).click();
});

test('rooms come from another class, and from a sheet with the faults beside each', async ({
  page,
  office,
  press,
  openIn,
}) => {
  const first = await office.draftClass();
  await office.openClass(first.class_id);
  const address = `${first.class_name} 东楼`;
  const rooms = ['东一', '东二'].map((name) => ({ name, address, rows: 6, columns: 7, blocked: [42] }));
  await office.call('exam/addRooms', { class_id: first.class_id, rooms });
  const { class_id, class_name } = await office.draftClass();
  await office.openClass(class_id);
  await openIn('admin', class_name, '/exam/exam-lists?view=rooms');

  await press('exam.many_rooms.title');
  const drawer = page.getByRole('dialog', { name: t('exam.many_rooms.title') });
  await drawer.getByRole('radio', { name: t('exam.many_rooms.from_class') }).check();
  await drawer.getByRole('combobox').fill(first.class_name);
  await page.getByRole('option', { name: first.class_name }).click();
  await expect(drawer.getByText(t('exam.many_rooms.blocked', { count: 1 }))).toHaveCount(2);
  await drawer.getByRole('button', { name: t('exam.many_rooms.add', { count: 2 }), exact: true }).click();
  await expect(page.getByText(t('exam.many_rooms.added', { count: 2 }))).toBeVisible();

  // The sheet of the class has the rooms that it has itself.
  await press('exam.many_rooms.title');
  await drawer.getByRole('radio', { name: t('exam.many_rooms.from_sheet') }).check();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    drawer.getByRole('button', { name: t('exam.many_rooms.template') }).click(),
  ]);
  const buffer = await readFile(await file.path());
  const sheet = { name: 'rooms.xlsx', mimeType: 'application/octet-stream', buffer };
  await drawer.locator('input[type=file]').setInputFiles(sheet);
  await expect(drawer.getByText(t('exam.many_rooms.left_out', { count: 2 }))).toBeVisible();
  await expect(drawer.getByRole('button', { name: t('exam.many_rooms.add', { count: 0 }) })).toBeDisabled();
});
