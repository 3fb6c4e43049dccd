import { count, field, openDoor, running, says, scan, whoWait } from './at-the-door.js';
import { chooseFilter } from './choose-filter.js';
import { isClean } from './is-clean.js';
import { expect, t, test } from './staff-page.js';

test('typing the number of a ticket marks its holder present at the sitting, and those of a room are marked by name', async ({
  page,
  openAs,
  office,
  demoClass,
}) => {
  const { class_id } = await demoClass(running);
  const [comes, stays] = await whoWait(office, { class_id, spec: 'sitting' });
  if (!comes || !stays?.seats[0]) throw new Error('Nobody waits.');
  await openDoor(page, openAs);
  const { sittings } = await office.call('class/fetchReportLists', { class_id, limit: 1 });
  const { ticket_no } = (await office.call('ticket/fetchTicketLists', { class_id, search: comes.enrol_no }))
    .items[0];
  // As a scanner types it through a Chinese input method.
  await scan(page, ticket_no.toLowerCase().replaceAll('-', '——'));
  await expect(says(page, 'check_in.result.admitted')).toBeVisible();
  await expect(page.getByText(`${comes.name} · ${comes.enrol_no}`)).toBeVisible();
  await expect(count(page, 'expected')).toContainText(/\d\d/);
  // An input method takes Enter for itself while it composes: the number is sent all the same.
  await field(page).fill(ticket_no);
  await field(page).evaluate((input) => {
    input.dispatchEvent(new CompositionEvent('compositionstart'));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true }));
    input.dispatchEvent(new CompositionEvent('compositionend'));
  });
  await expect(says(page, 'check_in.denied.already_admitted')).toBeVisible();
  await expect(field(page)).toHaveValue('');

  const { sitting_id } = stays.seats[0];
  const sitting = sittings.find((each: { sitting_id: number }) => each.sitting_id === sitting_id);
  await page.getByRole('searchbox', { name: t('check_in.search') }).fill(stays.enrol_no);
  await page.goto(`/report/lists?search=${stays.enrol_no}&sitting=${sitting_id}`);
  const row = page.getByRole('row', { name: stays.enrol_no });
  await expect(row.getByText(sitting.room_name).first()).toBeVisible();
  await row.getByRole('button', { name: t('common.more', { name: stays.name }) }).click();
  await page.getByRole('menuitem', { name: t('check_in.mark.absent') }).click();
  const marked = { name: stays.name, mark: t('check_in.mark.absent') };
  await expect(page.getByText(t('check_in.marked', marked))).toBeVisible();
  await expect(row.getByText(t('check_in.mark.absent')).first()).toBeVisible();
  await expect(page.getByText(new RegExp(`应到 ${sitting.expected} 人`))).toBeVisible();
  await chooseFilter(page, t('check_in.room'), String(sitting.room_id));
  await expect(page).toHaveURL(/room=/);
  await expect(row).toBeVisible();
  await isClean(page, 'the roster of a sitting');

  // The list is that of the sitting, and those who are chosen are marked together.
  await chooseFilter(page, t('check_in.attendance'), 'absent');
  await expect(page).toHaveURL(/show=absent/);
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: t('check_in.mark_as.present'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('check_in.mark_many_replaced', { count: 1 }))).toBeVisible();
  await isClean(page, 'many marks that are asked about');
  const present = { count: 1, mark: t('check_in.mark.present') };
  await dialog.getByRole('button', { name: t('check_in.mark_many', present) }).click();
  await expect(page.getByText(t('check_in.marked_many', present))).toBeVisible();
  // The message takes it back, to the mark of before; it is soon gone, so nothing is read before.
  await page.getByRole('button', { name: t('check_in.undo_short'), exact: true }).click();
  await expect(page.getByText(t('check_in.marked_many_back', { count: 1 }))).toBeVisible();
  await expect(page.getByText(t('check_in.marked_many', present))).toBeHidden();
  await expect(row.getByText(t('check_in.mark.absent')).first()).toBeVisible();
  // Those who are marked are chosen no more.
  await expect(row.getByRole('checkbox')).not.toBeChecked();
  await expect(page.getByRole('button', { name: t('check_in.mark_as.open'), exact: true })).toBeHidden();
});
