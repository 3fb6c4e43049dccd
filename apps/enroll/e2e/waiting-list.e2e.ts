import { passAxe } from '@skillcert/e2e/pass-axe.js';
import { t, takeSeat } from './candidate.js';
import { expect, test } from './test.js';

test('a candidate who finds a class full waits for a seat, and takes the place that becomes free', async ({
  page,
  candidate,
  staff,
  browser,
  baseURL,
}) => {
  const { class_id, class_name } = await staff.openClass(1);
  await takeSeat(browser, baseURL, class_id);
  await page.goto(`/enroll?search=${class_name}`);
  await page.getByRole('link', { name: t('list.wait_in', { name: class_name }) }).tap();
  await candidate.fillHere();
  await passAxe(page, 'the last step before waiting');
  await candidate.press('list.wait');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('create.waiting_title'));
  const [waiting, seated] = await staff.enrolments(class_id);
  expect([waiting?.status, seated?.status]).toEqual(['waiting', 'submitted']);
  await expect(
    page.getByText(t('create.waiting_number', { number: waiting?.enrol_no ?? '', position: 1 })),
  ).toBeVisible();
  await passAxe(page, 'waiting');

  await page.getByRole('link', { name: t('site.to_mine') }).tap();
  await expect(page.getByText(t('mine.wait_facts', { position: 1 }))).toBeVisible();
  await staff.withdraw(class_id, seated?.enrolment_id ?? 0);
  await page.reload();
  await expect(page.getByText(t('status.offered')).first()).toBeVisible();
  await expect(page.getByText(new RegExp(t('mine.offer_until', { until: '.+' })))).toBeVisible();
  await passAxe(page, 'a place that is held');
  await candidate.press('mine.accept');
  await expect(page.getByText(t('mine.accepted'))).toBeVisible();
  await expect(page.getByText(t('status.submitted')).first()).toBeVisible();
  expect((await staff.enrolments(class_id)).map(({ status }) => status)).toEqual(['submitted', 'withdrawn']);
});

test('a candidate too late at the last button joins the line with the next, and may leave it', {
  tag: '@full',
}, async ({ page, candidate, staff, browser, baseURL }) => {
  const { class_id } = await staff.openClass(1);
  await candidate.fillAll(class_id);
  await takeSeat(browser, baseURL, class_id);
  await candidate.send();
  await expect(page.getByRole('alert')).toContainText(t('create.wait_text'));
  await candidate.press('list.wait');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('create.waiting_title'));

  await page.goto('/enroll/modify-list');
  await candidate.press('mine.leave');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('mine.leave'), exact: true })
    .tap();
  await expect(page.getByText(t('mine.left'))).toBeVisible();
  await expect(page.getByText(t('status.withdrawn')).first()).toBeVisible();

  await page.goto(`/enroll/create?class_id=${class_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('create.full_title'));
  await expect(page.getByRole('link', { name: t('list.wait') })).toBeVisible();
});
