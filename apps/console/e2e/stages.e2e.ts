import type { Page } from '@playwright/test';
import { fillMoment } from './fill-moment.js';
import { isClean, isCleanInBothLooks } from './is-clean.js';
import { openClassDetails } from './open-class-details.js';
import { rowOf } from './row-of.js';
import { expect, looks, t, test } from './staff-page.js';

/** The stages in the details of a class. */
const openStages = async (page: Page, class_name: string) => {
  const drawer = await openClassDetails(page, class_name);
  const stages = drawer.getByRole('list', { name: t('class.form.stage.title') });
  await expect(stages.getByRole('listitem')).toHaveCount(9);
  return { drawer, stages };
};

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('a class whose enrolment is late is overdue until its deadline is moved, with a reason, and due soon before the new one', async ({
      page,
      office,
      openAs,
    }) => {
      const { class_name } = await office.draftClass();
      await openAs('admin', '/class/lists');
      await page.goto(`/class/lists?waiting=overdue&search=${encodeURIComponent(class_name)}`);
      const row = rowOf(page, class_name);
      await expect(row.getByText(t('classes.overdue'), { exact: true })).toBeVisible();

      const { drawer, stages } = await openStages(page, class_name);
      const plan = stages.getByRole('listitem').filter({ hasText: t('class.form.stage.plan') });
      await expect(plan.getByText(t('class.form.stage.overdue'), { exact: true })).toBeVisible();
      await expect(drawer.getByText(t('class.form.stage.waits.organiser'))).toBeVisible();
      await isCleanInBothLooks(page, 'the stages of a class');

      await drawer.getByRole('button', { name: t('class.form.stage.move') }).click();
      const ask = page.getByRole('dialog', { name: t('class.form.stage.move') });
      const give = ask.getByRole('button', { name: t('class.form.stage.move') });
      const which = ask.getByLabel(t('class.form.stage.which'));
      await which.selectOption('rooms');
      await expect(ask.getByText(t('class.form.stage.move_rooms_text'))).toBeVisible();
      await which.selectOption('plan');
      await expect(ask.getByText(t('class.form.stage.move_rooms_text'))).toHaveCount(0);
      const until = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
      await fillMoment(ask.getByLabel(t('class.form.stage.due')), `${until}T18:00`);
      await give.click();
      const reason = ask.getByLabel(t('common.reason'));
      await expect(reason).toHaveAccessibleDescription(/原因|理由|必填/);
      await isCleanInBothLooks(page, 'a deadline without a reason');
      await reason.fill('考点合同未签');
      await give.click();
      await expect(page.getByText(t('class.form.stage.move_done'))).toBeVisible();
      await expect(plan.getByText(t('class.form.stage.overdue'), { exact: true })).toHaveCount(0);
      await expect(plan.getByText(t('class.form.stage.due_soon'), { exact: true })).toBeVisible();
      await expect(plan).toContainText(`${until} 18:00`);
      await expect(plan).toContainText('考点合同未签');
      await expect(drawer.getByRole('list').last().getByRole('listitem').first()).toContainText(
        t('class.form.move_deadline'),
      );
      await isClean(page, 'a deadline that was moved');

      await page.goto(`/class/lists?waiting=overdue&search=${encodeURIComponent(class_name)}`);
      await expect(page.getByText(t('classes.no_match'))).toBeVisible();
      await page.goto(`/class/lists?waiting=due_soon&search=${encodeURIComponent(class_name)}`);
      await expect(row).toBeVisible();
    });
  });
}
