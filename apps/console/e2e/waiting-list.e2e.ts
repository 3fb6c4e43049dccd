import { passAxe } from '@skillcert/e2e/pass-axe.js';
import { chooseStatus } from './choose-status.js';
import { openCandidatePhone } from './paying-candidate.js';
import { expect, t, test } from './staff-page.js';

test('staff see the line of a full class, prefer a candidate, remove one, and close it', async ({
  page,
  openAs,
  office,
  enter,
  browser,
  baseURL,
}) => {
  const { class_id, class_name } = await office.draftClass({ capacity: 1 });
  await office.openClass(class_id);
  const people = [];
  for (const waits of [false, true, true]) {
    const phone = await openCandidatePhone(browser, { baseURL: baseURL ?? '' });
    await (waits ? phone.join(class_id) : phone.enrol(class_id));
    people.push(phone);
  }
  await openAs('admin', '/class/lists?status=enrolling');
  await enter(class_name);
  await chooseStatus(page, 'waiting');
  await expect(page.getByText(t('review.waiting', { position: 2 }))).toBeVisible();
  const second = page.getByRole('row').filter({ hasText: t('review.waiting', { position: 2 }) });
  await second.getByRole('button', { name: t('candidates.review') }).click();

  const bench = page.getByRole('region', { name: t('review.bench') });
  await expect(bench.getByText(t('review.waiting_text', { position: 2 }))).toBeVisible();
  await passAxe(page, 'somebody who waits');
  await bench.getByRole('button', { name: t('review.event.prefer') }).click();
  const dialog = page.getByRole('dialog', { name: t('review.event.prefer') });
  await dialog.getByRole('button', { name: t('review.event.prefer') }).click();
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/请填写原因/);
  await dialog.getByRole('textbox').fill('上一期因考点停电未能参加');
  await dialog.getByRole('button', { name: t('review.event.prefer') }).click();
  await expect(bench.getByText(t('review.waiting_text', { position: 1 }))).toBeVisible();
  await expect(bench.getByText('上一期因考点停电未能参加')).toBeVisible();

  await bench.getByRole('button', { name: t('review.event.remove') }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('本人来电放弃');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('review.event.remove') })
    .click();
  await expect(bench.getByText(t('review.status.withdrawn')).first()).toBeVisible();

  await page.getByRole('button', { name: t('frame.back_to_classes') }).click();
  await page.getByRole('searchbox', { name: t('classes.search') }).fill(class_name);
  await page.getByRole('button', { name: new RegExp(`^${class_name}`) }).click();
  const drawer = page.getByRole('dialog', { name: class_name });
  await expect(drawer.getByText(t('class.form.waiting_count', { count: 1 }))).toBeVisible();
  await drawer.getByRole('switch', { name: t('class.form.waiting_open') }).click();
  await expect(page.getByText(t('class.form.waiting_saved', { open: 'no' }))).toBeVisible();
  await expect(drawer.getByText(t('class.form.close_waiting_list'))).toBeVisible();
  await passAxe(page, 'the class with its waiting list');
  await Promise.all(people.map((phone) => phone.close()));
});
