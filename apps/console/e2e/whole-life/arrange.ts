import { fillMoment } from '../fill-moment.js';
import { expect, t } from '../staff-page.js';
import type { Candidate, Desk } from './people.js';

/** A room for the exam of a class. */
const addRoom = async ({ page, press }: Desk, class_name: string) => {
  await press('exam.new_room');
  const form = page.getByRole('dialog', { name: t('exam.new_room') });
  await form.getByLabel(t('exam.room_name')).fill('第 1 考场');
  // A room belongs to its address: nobody else has one there.
  await form.getByLabel(t('exam.address')).fill(`${class_name} 考试中心`);
  await form.getByRole('button', { name: t('common.save'), exact: true }).click();
  await expect(form).toHaveCount(0);
};

/** A sitting of the subject at this place of the list, on the day of the exam, which the form begins with. */
const addSitting = async ({ page, press }: Desk, index: number, [from, to]: readonly [string, string]) => {
  await press('exam.new_sitting');
  const form = page.getByRole('dialog', { name: t('exam.new_sitting') });
  await form.getByLabel(t('exam.subject')).selectOption({ index });
  await form.getByLabel(t('exam.room')).selectOption({ index: 1 });
  const day = (await form.getByLabel(t('exam.starts_at')).inputValue()).slice(0, 10);
  await fillMoment(form.getByLabel(t('exam.starts_at')), `${day} ${from}`);
  await fillMoment(form.getByLabel(t('exam.ends_at')), `${day} ${to}`);
  await form.getByRole('button', { name: t('common.save'), exact: true }).click();
  await expect(form).toHaveCount(0);
};

/** The organiser plans the exam of the class: a room, the theory in the morning, the practice in the afternoon. */
export const plan = async (desk: Desk, class_name: string) => {
  const { page, openIn } = desk;
  await openIn(class_name, '/exam/exam-lists?view=rooms');
  await addRoom(desk, class_name);
  await page.getByRole('tab', { name: t('exam.view.sittings') }).click();
  await addSitting(desk, 1, ['09:00', '10:30']);
  await addSitting(desk, 2, ['13:30', '15:30']);
  await expect(page.getByText(t('exam.minutes', { count: 90 }))).toBeVisible();
  await expect(page.getByText(t('exam.minutes', { count: 120 }))).toBeVisible();
};

/** Seats are tried, accepted and published. */
export const arrange = async ({ page, press, openIn }: Desk, class_name: string) => {
  await openIn(class_name, '/ticket/lists');
  await press('exam.tickets.arrange');
  await press('exam.tickets.try');
  await expect(page.getByText(t('exam.tickets.change.issued'))).toBeVisible();
  await press('exam.tickets.accept');
  await expect(page.getByText(t('exam.tickets.accepted'))).toBeVisible();
  await press('exam.tickets.publish_arrangement');
  const asked = page.getByRole('dialog', { name: t('exam.tickets.publish_arrangement') });
  await asked.getByRole('button', { name: t('exam.tickets.publish_arrangement') }).click();
  await expect(page.getByText(t('exam.tickets.publish_arrangement_done'), { exact: true })).toBeVisible();
};

/** All tickets of the class are printed and saved. */
export const printTickets = async ({ page, press, openIn }: Desk, class_name: string, count: number) => {
  await openIn(class_name, '/ticket/lists');
  await press('exam.tickets.print');
  const printing = page.getByRole('dialog', { name: t('exam.tickets.print') });
  await printing.getByRole('button', { name: t('exam.tickets.print_all', { count }) }).click();
  await expect(printing.getByText(t('exam.tickets.print_done', { count }))).toBeVisible();
  const saved = page.waitForEvent('download');
  await printing.getByRole('button', { name: t('exam.tickets.print_save') }).click();
  expect((await saved).suggestedFilename()).toBe(`${t('exam.tickets.print_file')}.pdf`);
};

/** A candidate has a ticket, and takes it along. */
export const takeTicket = async ({ page, t: words, press, openMine }: Candidate) => {
  await openMine();
  await expect(page.getByRole('heading', { name: words('ticket.title') })).toBeVisible();
  const saved = page.waitForEvent('download');
  await press('ticket.save');
  expect((await saved).suggestedFilename()).toMatch(/T\d{4}\.pdf$/);
};
