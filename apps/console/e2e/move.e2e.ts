import { passAxe } from '@skillcert/e2e/pass-axe.js';
import { openCandidatePhone } from './paying-candidate.js';
import { expect, t, test } from './staff-page.js';

test('a candidate is moved to another class from the bench, and finds the new number on the enrol site', async ({
  page,
  openAs,
  office,
  enter,
  browser,
  baseURL,
}) => {
  const [from, to] = [await office.draftClass(), await office.draftClass({ capacity: 1 })];
  await Promise.all([from, to].map(({ class_id }) => office.openClass(class_id)));
  const phone = await openCandidatePhone(browser, { baseURL: baseURL ?? '' });
  await phone.enrol(from.class_id);
  await openAs('admin', '/class/lists?status=enrolling');
  await enter(from.class_name);
  await page
    .getByRole('row')
    .getByRole('button', { name: t('candidates.review') })
    .click();
  const bench = page.getByRole('region', { name: t('review.bench') });
  const move = t('review.event.move');
  await bench.getByRole('button', { name: move }).click();
  const dialog = page.getByRole('dialog', { name: move });
  await dialog.getByRole('button', { name: move }).click();
  await expect(dialog.getByRole('textbox', { name: t('common.reason') })).toHaveAccessibleDescription(
    /请填写原因/,
  );
  await dialog.getByText(to.class_name).click();
  await expect(dialog.getByText(t('review.move.takes', { fee: '¥680.00' }))).toBeVisible();
  await dialog.getByRole('textbox', { name: t('common.reason') }).fill('本人申请改到下一场');
  await passAxe(page, 'the classes to move to');
  await dialog.getByRole('button', { name: move }).click();
  await expect(bench.getByText(/^已转至/)).toBeVisible();
  await expect(bench.getByRole('button', { name: move })).toBeHidden();
  await expect(bench.getByText(t('review.status.moved')).first()).toBeVisible();

  await phone.openMine();
  await expect(phone.page.getByText(/^您现在的班次/)).toContainText(to.class_name);
  await expect(phone.page.getByText(phone.t('status_text.moved'))).toBeVisible();
  await expect(phone.page.getByText(/^您由/)).toContainText(from.class_name);
  await phone.close();
});
