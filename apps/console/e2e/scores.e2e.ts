import { holdExam } from './exam-office.js';
import { isCleanInBothLooks } from './is-clean.js';
import { newStaff } from './new-staff.js';
import { openOffice } from './office.js';
import { signedIn } from './signed-in.js';
import { expect, t, test } from './staff-page.js';

test('a score is entered by two who differ, decided by a third, published by a fourth, and seen by its candidate', async ({
  page,
  product,
  accountFor,
  office,
  openApproved,
  openIn,
}) => {
  const { class_id, class_name, phone } = await openApproved({ fee_cents: 0 });
  await holdExam(office, class_id, class_name);
  const { items } = await office.call('score/fetchScoreLists', { class_id });
  const [{ enrolment_id }] = items;
  const first = await openOffice(product.url, accountFor('zky-admin'));
  await first.call('score/saveScores', {
    class_id,
    cells: [
      { enrolment_id, subject: 'theory', score: 68 },
      { enrolment_id, subject: 'practical', score: 75 },
    ],
  });

  // The publisher and the maker of the account do not count as two people: the maker enters no score.
  const openOwner = async () => {
    const { user_id, ...owner } = await newStaff(office, product.url);
    const none = { organization_classes: [], paid_in_classes: [], sign_in_classes: [] };
    await office.call('user/setAssignments', { user_id, owner_classes: [class_id], ...none });
    return owner;
  };
  const [typist, publisher] = [await openOwner(), await openOwner()];
  await openIn('admin', class_name, '/exam/exam-lists');
  await signedIn(page, typist.username, typist.password);
  await page.goto('/exam/exam-lists');
  await page.getByRole('button', { name: t('route.exam_scores'), exact: true }).click();
  const grid = page.getByRole('grid', { name: t('scores.view.entry') });
  await grid.getByRole('gridcell').first().click();
  for (const score of ['86', '75']) {
    const saved = page.waitForResponse(/\/score\/saveScores$/);
    await page.keyboard.type(score);
    await page.keyboard.press('Tab');
    expect((await (await saved).json()).code).toBe(20_000);
  }
  await isCleanInBothLooks(page, 'the entry of scores');

  // Nothing is left to enter: the third person sees the results at once.
  await signedIn(page, 'zkyadmin02', 'zkyadmin02-demo');
  await page.goto('/exam/score-lists');
  await page.getByRole('button', { name: /^裁定/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^86/ }).check();
  await dialog.getByLabel(t('common.reason')).fill('查阅评分表');
  await isCleanInBothLooks(page, 'a decision');
  await dialog.getByRole('button', { name: t('scores.decide'), exact: true }).click();
  await expect(page.getByText(t('scores.decided'))).toBeVisible();
  for (const subject of ['theory', 'practical']) {
    await first.call('score/freezeScores', { class_id, subject });
  }

  await signedIn(page, publisher.username, publisher.password);
  await page.goto('/exam/score-lists');
  for (const subject of ['理论知识考试', '技能考核']) {
    await page.getByRole('button', { name: t('scores.publish_named', { subject }), exact: true }).click();
    const isLast = subject === '技能考核';
    await expect(dialog.getByText(t('scores.publish_last_text'))).toHaveCount(isLast ? 1 : 0);
    await expect(dialog.getByText(t('scores.publish_text'))).toHaveCount(isLast ? 0 : 1);
    const published = page.waitForResponse(/\/score\/publishScores$/);
    await dialog.getByRole('button', { name: t('scores.publish'), exact: true }).click();
    expect((await (await published).json()).code).toBe(20_000);
    await expect(dialog).toHaveCount(0);
  }
  await expect(page.getByText(t('scores.not_now'))).toBeVisible();
  await isCleanInBothLooks(page, 'published scores');
  await phone.openMine();
  await expect(phone.page.getByText(phone.t('mine.exam_passed'))).toBeVisible();
  await expect(phone.page.getByText(/^86 分/)).toBeVisible();
  await first.close();
});
