import type { Page } from '@playwright/test';
import { limits } from '@skillcert/core';
import { addSitting, planExam, seatEverybody } from './exam-office.js';
import { isCleanInBothLooks } from './is-clean.js';
import { expect, looks, t, test } from './staff-page.js';

/** Moves the one person on the map by key. @returns the dialog that asks for the reason */
const moveOnMap = async (page: Page, key: 'ArrowLeft' | 'ArrowRight') => {
  const seat = page.getByRole('gridcell', { name: /T000/ });
  await seat.click();
  await page.keyboard.press('Enter');
  await expect(seat).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  return page.getByRole('dialog', { name: t('exam.day.move_seat'), exact: true });
};

for (const { name, ...look } of looks) {
  const isDesk = look.viewport.width > limits.mobile_below_px;
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('after publication an invigilator is named, a person is moved, then a room to a spare one, the candidate sees the new seat, and a late one gets theirs', async ({
      page,
      office,
      openApproved,
      press,
      openIn,
    }) => {
      const { class_id, class_name, phone } = await openApproved({ fee_cents: 0 });
      await planExam(office, class_id, class_name);
      await addSitting(office, class_id, class_name);
      const version = await seatEverybody(office, class_id);
      await office.call('ticket/setArrangementStatus', { class_id, event: 'publish_arrangement', version });
      await openIn('admin', class_name, '/exam/exam-lists?view=sittings&attended=nobody');
      await page
        .getByRole('button', { name: /^查看场次 .*理论/ })
        .first()
        .click();
      await press('exam.replace_invigilators');
      const people = page.getByRole('dialog', { name: t('exam.replace_invigilators') });
      await people.getByLabel(t('exam.names')).fill('何志远');
      await expect(people.getByLabel(t('exam.subject'))).toHaveCount(0);
      await isCleanInBothLooks(page, 'the invigilators of a published sitting');
      await people.getByRole('button', { name: t('common.save'), exact: true }).click();
      await expect(page.getByText(t('exam.sitting_saved'))).toBeVisible();
      await page.goto('/ticket/lists');

      await page.getByRole('button', { name: /^查看.*的准考证$/ }).click();
      await page.getByRole('button', { name: /^换座位：.*理论/ }).click();
      const seat = page.getByRole('dialog', { name: t('exam.day.move_seat'), exact: true });
      await seat.getByRole('combobox', { name: t('exam.day.other_room') }).click();
      await page.getByRole('option', { name: /第 2 考场/ }).click();
      await seat.getByLabel(t('exam.day.to_seat')).selectOption(t('exam.day.place', { row: 2, column: 3 }));
      await expect(
        seat.getByRole('table', { name: t('exam.day.plan') }).getByText(/第 2 考场/),
      ).toBeVisible();
      await isCleanInBothLooks(page, 'the move of a person');
      await seat.getByLabel(t('common.reason')).fill('桌椅损坏');
      await seat.getByRole('button', { name: t('exam.day.move_seat') }).click();
      await expect(page.getByText(t('exam.day.done', { count: 1 }))).toBeVisible();
      await expect(page.getByText('桌椅损坏').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await press('exam.tickets.seat_map');
      const map = page.getByRole('dialog', { name: t('exam.tickets.seat_map') });
      await expect(map.getByText(t('exam.tickets.legend'))).toBeVisible();
      await map
        .getByRole('combobox', { name: t('exam.tickets.sitting') })
        .first()
        .fill('第 2 考场');
      await page.getByRole('option', { name: /第 2 考场/ }).click();
      const seated = map.getByRole('gridcell', { name: /T0001/ }).or(map.getByText(/T0001/));
      await expect(seated.first()).toBeVisible();
      // A phone shows the seats as a list. Moving back on the map has its preview as the first move had.
      if (isDesk)
        for (const [key, column] of [
          ['ArrowLeft', 2],
          ['ArrowRight', 3],
        ] as const) {
          const asked = await moveOnMap(page, key);
          const to = t('exam.tickets.seat', { room: '第 2 考场', row: 2, column });
          await expect(asked.getByRole('table', { name: t('exam.day.plan') }).getByText(to)).toBeVisible();
          await asked.getByLabel(t('common.reason')).fill('桌椅损坏');
          await asked.getByRole('button', { name: t('exam.day.move_seat') }).click();
          await expect(asked).toHaveCount(0);
          await expect(map.getByRole('gridcell', { name: /T0001/ })).toHaveAttribute(
            'aria-colindex',
            String(column + 1),
          );
        }
      await press('exam.day.move_room');
      const room = page.getByRole('dialog', { name: t('exam.day.move_room'), exact: true });
      await room.getByRole('button', { name: t('exam.new_room') }).click();
      const spare = page.getByRole('dialog', { name: t('exam.new_room') });
      await spare.getByLabel(t('exam.room_name')).fill('第 3 考场');
      await spare.getByRole('button', { name: t('common.save'), exact: true }).click();
      await expect(room.getByLabel(t('exam.day.to_room')).getByRole('option', { selected: true })).toHaveText(
        t('exam.room_option', { name: '第 3 考场', count: 30 }),
      );
      await expect(
        room
          .getByRole('table', { name: t('exam.day.plan') })
          .getByText(/第 3 考场/)
          .first(),
      ).toBeVisible();
      await isCleanInBothLooks(page, 'the move of a room');
      await room.getByLabel(t('common.reason')).fill('漏水');
      await room.getByRole('button', { name: t('exam.day.move_room') }).click();
      await expect(room).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const placed = t('exam.tickets.seat', { room: '第 3 考场', row: 2, column: 3 });
      await expect(page.getByText(placed).first()).toBeVisible();

      await phone.openMine();
      await expect(phone.page.getByText(/第 3 考场/).first()).toBeVisible();

      // Without a ticket the candidate is one who was approved after publication.
      const { items } = await office.call('ticket/fetchTicketLists', { class_id });
      const { ticket_id } = items[0];
      await office.call('ticket/voidTicket', { class_id, ticket_id, reason: '重新安排' });
      await page.reload();
      await press('exam.day.give_seats');
      const seating = page.getByRole('dialog', { name: t('exam.day.give_seats'), exact: true });
      await seating.getByRole('combobox', { name: t('exam.tickets.people') }).click();
      await page.getByRole('option', { name: new RegExp(phone.name) }).click();
      const plan = seating.getByRole('table', { name: t('exam.day.plan') });
      await expect(plan.getByText(t('exam.day.next_number')).first()).toBeVisible();
      await seating.getByLabel(t('common.reason')).click();
      await isCleanInBothLooks(page, 'seats for a late candidate');
      await seating.getByLabel(t('common.reason')).fill('迟缴费');
      await seating.getByRole('button', { name: t('exam.day.give_seats') }).click();
      await expect(page.getByText(t('exam.day.seats_given', { count: 1 }))).toBeVisible();
      await expect(page.getByText(/T0002/).first()).toBeVisible();
      if (!isDesk) return;

      // Once the exam has begun a move on the map waits, and another one of the same person is refused by its name.
      await office.moveByTwo(class_id, 'start_exam');
      const { items: tickets } = await office.call('ticket/fetchTicketLists', { class_id });
      const { seats } = tickets.find(({ ticket_no }: { readonly ticket_no: string }) =>
        ticket_no.endsWith('T0002'),
      );
      const { room_name, column } = seats[0];
      await page.reload();
      await press('exam.tickets.seat_map');
      await map
        .getByRole('combobox', { name: t('exam.tickets.sitting') })
        .first()
        .fill(room_name);
      await page
        .getByRole('option', { name: new RegExp(room_name) })
        .first()
        .click();
      const key = column === 1 ? 'ArrowRight' : 'ArrowLeft';
      const waiting = await moveOnMap(page, key);
      await expect(waiting.getByText(t('exam.day.takes_two'))).toBeVisible();
      await waiting.getByLabel(t('common.reason')).fill('桌椅损坏');
      await waiting.getByRole('button', { name: t('exam.day.move_seat') }).click();
      await expect(page.getByText(t('exam.day.waits'), { exact: true })).toBeVisible();
      await expect(waiting).toHaveCount(0);
      const again = await moveOnMap(page, key);
      await expect(again.getByText(`${phone.name}已有换座申请`)).toBeVisible();
      await expect(again.getByRole('table', { name: t('exam.day.plan') })).toHaveCount(0);
      await isCleanInBothLooks(page, 'a move beside one that waits');
    });
  });
}
