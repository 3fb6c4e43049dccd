import { askForSecond, openEvent } from './apply-event.js';
import { planExam, seatEverybody } from './exam-office.js';
import { isClean } from './is-clean.js';
import { rowOf } from './row-of.js';
import { signedIn } from './signed-in.js';
import { expect, looks, t, test } from './staff-page.js';

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('an early start of an exam needs a reason and a second person, who reads the open matters', async ({
      page,
      accountFor,
      office,
      openApproved,
      openAs,
    }) => {
      const { class_id, class_name } = await openApproved({ fee_cents: 0 });
      await planExam(office, class_id, class_name);
      const version = await seatEverybody(office, class_id);
      const published = { class_id, event: 'publish_arrangement', version };
      await office.call('ticket/setArrangementStatus', published);
      const list = `/class/lists?search=${encodeURIComponent(class_name)}`;

      await openAs('admin', list);
      const first = await openEvent(page, class_name, 'start_exam');
      await expect(first.getByText(/^此步骤应在 .* 之后办理。/)).toBeVisible();
      await expect(
        first.getByRole('link', { name: t('class.confirm.open.without_invigilator', { count: 2 }) }),
      ).toBeVisible();
      await first.getByRole('button', { name: t('class.confirm.ask') }).click();
      await expect(first.getByLabel(t('common.reason'))).toHaveAccessibleDescription(/请填写原因/);
      await isClean(page, 'the first person');
      await first.getByLabel(t('common.reason')).fill('考点临时调整');
      await first.getByRole('button', { name: t('class.confirm.ask') }).click();
      await expect(page.getByText(t('class.confirm.asked', { name: class_name }))).toBeVisible();
      const waiting = await openEvent(page, class_name, 'start_exam');
      await expect(waiting.getByText(/^您已于 .* 提交申请/)).toBeVisible();
      await expect(
        waiting.getByRole('button', { name: t('class.event.start_exam'), exact: true }),
      ).toBeDisabled();

      await page.context().clearCookies();
      const { username, password } = accountFor('zky-admin');
      await signedIn(page, username, password);
      await page.goto(list);
      await rowOf(page, class_name)
        .getByRole('link', { name: t('classes.todo.steps', { count: 1 }) })
        .click();
      const details = page.getByRole('dialog', { name: class_name });
      await details.getByRole('button', { name: t('class.form.step_look'), exact: true }).click();
      const second = page.getByRole('dialog', { name: t('class.event.start_exam') });
      await expect(second.getByText(/考点临时调整/)).toBeVisible();
      await isClean(page, 'the second person');
      await second.getByRole('button', { name: t('class.event.start_exam'), exact: true }).click();
      await expect(details.getByText(t('class.status.examining')).first()).toBeVisible();

      // A mistake goes back the same way, and the first person may take the request back.
      await page.goto(list);
      await askForSecond(page, class_name, 'withdraw_start');
      const own = await openEvent(page, class_name, 'withdraw_start');
      await own.getByRole('button', { name: t('class.confirm.take_back') }).click();
      await expect(own).toHaveCount(0);
      await expect(rowOf(page, class_name)).toContainText(t('class.status.examining'));
    });
  });
}

test('a reason is typed in a dialog that was opened from the details of a class', async ({
  page,
  openApproved,
  openAs,
}) => {
  const { class_name } = await openApproved({ fee_cents: 0 });
  await openAs('admin', `/class/lists?search=${encodeURIComponent(class_name)}`);
  await page.getByRole('button', { name: class_name }).first().click();
  const details = page.getByRole('dialog', { name: class_name });
  await details.getByRole('button', { name: t('class.event.cancel'), exact: true }).click();
  const reason = page.getByRole('dialog', { name: t('class.event.cancel') }).getByLabel(t('common.reason'));
  await reason.click();
  await page.keyboard.type('考点停用');
  await expect(reason).toHaveValue('考点停用');
});

test('a request to take published seats back is shown above the tickets and leads to its second person', async ({
  page,
  office,
  openApproved,
  openIn,
}) => {
  const { class_id, class_name } = await openApproved({ fee_cents: 0 });
  await planExam(office, class_id, class_name);
  const version = await seatEverybody(office, class_id);
  await office.call('ticket/setArrangementStatus', { class_id, event: 'publish_arrangement', version });
  await openIn('admin', class_name, '/exam/exam-lists');
  // The plan leads to the seats, since the day moves once they are taken back.
  await page.getByRole('link', { name: t('exam.shift.published') }).click();
  await page.getByRole('button', { name: t('exam.tickets.withdraw_arrangement'), exact: true }).click();
  const asked = page.getByRole('dialog', { name: t('class.event.withdraw_arrangement') });
  await asked.getByLabel(t('common.reason')).fill('台风停运');
  await asked.getByRole('button', { name: t('class.confirm.ask') }).click();
  const waits = t('class.form.step_waits', { step: t('class.event.withdraw_arrangement') });
  await expect(page.getByText(waits)).toBeVisible();
  await expect(page.getByText(/台风停运/)).toBeVisible();
  await isClean(page, 'tickets with a request');
  await page.getByRole('button', { name: t('class.form.step_look'), exact: true }).click();
  await asked.getByRole('button', { name: t('class.confirm.take_back') }).click();
  await expect(page.getByText(waits)).toHaveCount(0);
});
