import { expect, t } from '../staff-page.js';
import type { Desk } from '../whole-life/people.js';

/** Eight rooms of one house, and both subjects in each of them with an invigilator. */
export const planRooms = async ({ page, press }: Desk, class_name: string) => {
  await press('exam.many_rooms.title');
  const rooms = page.getByRole('dialog', { name: t('exam.many_rooms.title') });
  await rooms.getByLabel(t('exam.address')).fill(`${class_name} 考试中心`);
  await rooms.getByRole('button', { name: t('exam.many_rooms.add', { count: 8 }), exact: true }).click();
  await expect(page.getByText(t('exam.many_rooms.added', { count: 8 }))).toBeVisible();
  await page.getByRole('tab', { name: t('exam.view.sittings') }).click();
  await press('exam.many_sittings.title');
  const sittings = page.getByRole('dialog', { name: t('exam.many_sittings.title') });
  await sittings
    .getByRole('textbox', { name: t('exam.invigilators') })
    .fill(Array.from({ length: 16 }, (_, index) => `监考${index + 1}`).join('\n'));
  await expect(sittings.getByRole('row')).toHaveCount(17);
  await sittings
    .getByRole('button', { name: t('exam.many_sittings.add', { count: 16 }), exact: true })
    .click();
  await expect(page.getByText(t('exam.many_sittings.added', { count: 16 }))).toBeVisible();
};

/** All papers of the exam in one file. */
export const printPapers = async ({ page }: Desk) => {
  await page.getByRole('button', { name: t('exam.all_papers.title') }).click();
  const drawer = page.getByRole('dialog', { name: t('exam.all_papers.title') });
  await drawer.getByRole('button', { name: t('exam.all_papers.start'), exact: true }).click();
  const save = drawer.getByRole('button', { name: t('exam.all_papers.save') });
  await expect(save).toBeVisible({ timeout: 240_000 });
  const file = page.waitForEvent('download');
  await save.click();
  expect((await file).suggestedFilename()).toBe(`${t('exam.all_papers.file')}.zip`);
};

/** Asks for another seat of the same room for the person with this number, once the exam of the day has begun. */
export const moveOne = async ({ page }: Desk, enrol_no: string) => {
  await page.goto(`/ticket/lists?search=${enrol_no}`);
  await page.getByRole('button', { name: /^查看.*的准考证$/ }).click();
  await page
    .getByRole('button', { name: /^换座位/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: t('exam.day.move_seat'), exact: true });
  await dialog.getByLabel(t('exam.day.to_seat')).selectOption({ index: 2 });
  await dialog.getByLabel(t('common.reason')).fill('桌椅损坏');
  await dialog.getByRole('button', { name: t('exam.day.move_seat') }).click();
  await expect(page.getByText(t('exam.day.waits')).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** Carries out, as the second person, the move that waits. */
export const carryOutMove = async ({ page, openIn }: Desk, class_name: string) => {
  await openIn(class_name, '/ticket/lists');
  const name = t('exam.day.carry_out');
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog', { name }).getByRole('button', { name, exact: true }).click();
  await expect(page.getByText(/^已换座/).first()).toBeVisible();
};
