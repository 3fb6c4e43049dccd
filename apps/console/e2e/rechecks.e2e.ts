import { holdExam, publishScores } from './exam-office.js';
import { isCleanInBothLooks, isCleanInBothThemes } from './is-clean.js';
import { openOffice } from './office.js';
import { signedIn } from './signed-in.js';
import { expect, t, test } from './staff-page.js';

test('a candidate asks for a recheck; the score is corrected by two people, and its candidate sees it then', async ({
  page,
  product,
  accountFor,
  office,
  openApproved,
  openAs,
  enter,
}) => {
  const { class_id, class_name, phone } = await openApproved({ fee_cents: 0 });
  await holdExam(office, class_id, class_name);
  const second = await openOffice(product.url, accountFor('zky-admin'));
  const another = { username: 'zkyadmin02', password: 'zkyadmin02-demo' };
  const publisher = await openOffice(product.url, another);
  await publishScores([office, second, publisher], class_id, 59);

  const theory = { subject: '理论知识考试' };
  await openAs('admin', '/class/lists');
  await enter(class_name);
  await phone.openMine();
  // It ends with the last working day, not as the day after begins.
  const until = new RegExp(phone.t('mine.recheck_until', { until: '.+ 23:59' }));
  await expect(phone.page.getByText(until).first()).toBeVisible();
  await phone.page.getByRole('button', { name: phone.t('mine.recheck', theory), exact: true }).tap();
  const asking = phone.page.getByRole('dialog');
  await asking.getByLabel(phone.t('mine.recheck_reason')).fill('与估分相差较大');
  await isCleanInBothThemes(phone.page, 'a recheck');
  await asking.getByRole('button', { name: phone.t('mine.recheck_send'), exact: true }).tap();
  await expect(phone.page.getByText(phone.t('mine.recheck_asked'))).toBeVisible();

  await page.goto('/exam/score-lists');
  await page.getByRole('button', { name: t('scores.waiting.show_recheck'), exact: true }).click();
  await page.getByRole('button', { name: /^付款考生/ }).click();
  const drawer = page.getByRole('dialog', { name: '付款考生', exact: true });
  await drawer.getByRole('button', { name: t('scores.recheck.uphold'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('scores.propose.amend'), exact: true });
  await dialog.getByRole('textbox', { name: t('scores.points') }).fill('63');
  await dialog.getByLabel(t('common.reason')).fill('核分时漏计一题');
  await isCleanInBothLooks(page, 'a proposed correction');
  const proposed = page.waitForResponse(/\/score\/decideRecheck$/);
  await dialog.getByRole('button', { name: t('scores.propose.amend'), exact: true }).click();
  expect((await (await proposed).json()).code).toBe(20_000);
  await expect(drawer.getByText(t('scores.proposed.amend', { score: '63' }))).toBeVisible();

  await signedIn(page, another.username, another.password);
  await page.goto('/exam/score-lists');
  await page.getByRole('button', { name: t('scores.waiting.show_proposed'), exact: true }).click();
  await page.getByRole('button', { name: /^付款考生/ }).click();
  await drawer.getByRole('button', { name: t('scores.proposed.confirm'), exact: true }).click();
  const confirmed = page.waitForResponse(/\/score\/decideAmendment$/);
  await page
    .getByRole('dialog', { name: t('scores.proposed.confirm'), exact: true })
    .getByRole('button', { name: t('scores.proposed.confirm'), exact: true })
    .click();
  expect((await (await confirmed).json()).code).toBe(20_000);
  await expect(drawer.getByText(t('scores.history.amend'))).toBeVisible();
  await isCleanInBothLooks(page, 'the history of a score');
  await phone.openMine();
  await expect(phone.page.getByText(/^63 分/)).toBeVisible();
  await expect(phone.page.getByText(phone.t('mine.recheck_changed', theory))).toBeVisible();
  await Promise.all([second, publisher].map((each) => each.close()));
});
