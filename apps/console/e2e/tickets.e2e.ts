import type { Page } from '@playwright/test';
import { limits } from '@skillcert/core';
import { passAxe } from '@skillcert/e2e/pass-axe.js';
import { chooseFilter } from './choose-filter.js';
import { addSitting, planExam } from './exam-office.js';
import { isCleanInBothLooks } from './is-clean.js';
import { expect, looks, t, test } from './staff-page.js';

/** Moves a seated candidate to the first desk of the second room, which is shown beside the first. */
const moveToSecondRoom = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: t('exam.tickets.seat_map') });
  await dialog.getByRole('combobox', { name: t('exam.tickets.second_sitting') }).fill('第 2 考场');
  await page.getByRole('option', { name: /第 2 考场/ }).click();
  const rooms = dialog.getByRole('combobox', { name: '考场', exact: true });
  await expect(rooms).toBeVisible();
  await dialog.getByRole('gridcell', { name: /T0001/ }).click();
  await page.keyboard.press('Enter');
  await rooms.selectOption({ index: 1 });
  await dialog
    .getByRole('grid', { name: /第 2 考场/ })
    .getByRole('gridcell')
    .first()
    .click();
  await dialog.getByRole('button', { name: '放到这里' }).click();
};

for (const { name, ...look } of looks) {
  const isDesk = look.viewport.width > limits.mobile_below_px;
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('seats are tried, accepted, changed, restored and published to their candidates, and a ticket is printed and made void', async ({
      page,
      office,
      openApproved,
      press,
      openIn,
    }) => {
      const { class_id, class_name, phone } = await openApproved({ fee_cents: 0 });
      await planExam(office, class_id, class_name);
      await openIn('admin', class_name, '/ticket/lists');
      await expect(page.getByText(t('exam.tickets.empty'))).toBeVisible();

      await press('exam.tickets.arrange');
      await press('exam.tickets.try');
      await expect(page.getByText(t('exam.tickets.change.issued'))).toBeVisible();
      await isCleanInBothLooks(page, 'a trial');
      await press('exam.tickets.accept');
      await expect(page.getByText(t('exam.tickets.accepted'))).toBeVisible();
      await expect(page.getByText(/T0001$/).first()).toBeVisible();

      await addSitting(office, class_id, class_name);
      await press('exam.tickets.seat_map');
      await expect(
        page
          .getByRole('dialog')
          .getByText(/T0001|第 1 考场/)
          .first(),
      ).toBeVisible();
      await isCleanInBothLooks(page, 'the seats');
      // A phone shows the seats as a list.
      if (isDesk) {
        const seat = page.getByRole('gridcell', { name: /T0001/ });
        await expect(seat).toHaveAttribute('aria-colindex', '2');
        await seat.click();
        await page.keyboard.press('Enter');
        await expect(seat).toHaveAttribute('aria-selected', 'true');
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
        await expect(page.getByText(t('exam.tickets.moved'))).toBeVisible();
        await expect(seat).toHaveAttribute('aria-colindex', '3');
        await moveToSecondRoom(page);
        const second = page.getByRole('grid', { name: /第 2 考场/ });
        await expect(second.getByRole('gridcell', { name: /T0001/ })).toBeVisible();
      }
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await press('exam.tickets.versions');
      const versions = page.getByRole('dialog', { name: t('exam.tickets.versions'), exact: true });
      const ofFirst = (key: string) => versions.getByRole('button', { name: t(key, { version: 1 }) });
      await ofFirst('exam.tickets.compare_version').click();
      await expect(
        versions.getByRole('heading', { name: t('exam.tickets.differences', { version: 1 }) }),
      ).toBeVisible();
      if (isDesk) await expect(versions.getByRole('row', { name: /第 1 考场.*第 2 考场/ })).toBeVisible();
      else await expect(versions.getByText(t('exam.tickets.no_differences'))).toBeVisible();
      await isCleanInBothLooks(page, 'the versions of an arrangement');
      await ofFirst('exam.tickets.version_seats').click();
      const map = page.getByRole('dialog', { name: t('exam.tickets.version_seats', { version: 1 }) });
      // A seat has the number in its name, a card of a phone as a text.
      const seated = map.getByRole('gridcell', { name: /T0001/ }).or(map.getByText(/T0001/));
      await expect(seated.first()).toBeVisible();
      if (isDesk) {
        const then = map.getByRole('gridcell', { name: /T0001/ });
        await expect(then).toHaveAttribute('aria-colindex', '2');
        await expect(then).toHaveAccessibleName(new RegExp(t('exam.tickets.elsewhere_now')));
      }
      await isCleanInBothLooks(page, 'the seats of a version');
      await page.keyboard.press('Escape');
      await expect(map).toHaveCount(0);
      await ofFirst('exam.tickets.restore_version').click();
      await press('exam.tickets.try');
      await press('exam.tickets.accept');
      await expect(page.getByText(t('exam.tickets.accepted')).last()).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const placed = t('exam.tickets.seat', { room: '第 1 考场', row: 1, column: 1 });
      await expect(page.getByText(placed).first()).toBeVisible();
      if (isDesk) await expect(page.getByRole('row', { name: /T0001/ })).not.toContainText('第 2 考场');

      await press('exam.tickets.publish_arrangement');
      const asked = page.getByRole('dialog', { name: t('exam.tickets.publish_arrangement') });
      await asked.getByRole('button', { name: t('exam.tickets.publish_arrangement') }).click();
      await expect(page.getByText(t('exam.tickets.publish_arrangement_done'), { exact: true })).toBeVisible();
      if (isDesk) {
        await phone.openMine();
        await expect(phone.page.getByText(/T0001$/)).toBeVisible();
        await passAxe(phone.page, 'an own ticket');
        const own = phone.page.waitForEvent('download');
        await phone.press('ticket.save');
        expect((await own).suggestedFilename()).toMatch(/T0001\.pdf$/);
      }

      await press('exam.tickets.print');
      const printing = page.getByRole('dialog', { name: t('exam.tickets.print') });
      await printing.getByRole('button', { name: t('exam.tickets.print_all', { count: 1 }) }).click();
      await expect(printing.getByText(t('exam.tickets.print_done', { count: 1 }))).toBeVisible();
      await isCleanInBothLooks(page, 'printed tickets');
      const many = page.waitForEvent('download');
      await printing.getByRole('button', { name: t('exam.tickets.print_save') }).click();
      expect((await many).suggestedFilename()).toBe(`${t('exam.tickets.print_file')}.pdf`);
      await page.keyboard.press('Escape');
      await expect(printing).toHaveCount(0);

      await chooseFilter(page, t('exam.room'), '第 1 考场');
      await expect(page).toHaveURL(/room=/);
      await page.getByRole('button', { name: /^查看.*的准考证$/ }).click();
      const paper = page.waitForEvent('download');
      await press('exam.tickets.save');
      expect((await paper).suggestedFilename()).toMatch(/T0001\.pdf$/);
      await press('exam.tickets.void');
      const dialog = page.getByRole('dialog', { name: t('exam.tickets.void'), exact: true });
      await dialog.getByLabel(t('common.reason')).fill('考生弃考');
      await dialog.getByRole('button', { name: t('exam.tickets.void'), exact: true }).click();
      await expect(page.getByText(t('exam.tickets.voided'))).toBeVisible();
      await expect(page.getByText(t('exam.tickets.history.cancel'), { exact: true })).toBeVisible();
    });
  });
}
