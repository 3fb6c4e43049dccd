import { isCleanInBothLooks } from './is-clean.js';
import { expect, t, test } from './staff-page.js';

interface Seat {
  readonly sitting_id: number;
  readonly subject: string;
}

test('absences of a subject are confirmed once, taken back, and a score of an absent candidate needs an explanation', async ({
  page,
  openAs,
  enterDemo,
  office,
}) => {
  await openAs('admin', '/class/lists');
  const { class_name } = await enterDemo({ city: '上海', status: 'scoring' });
  const [{ class_id }] = (await office.call('class/fetchClassLists', { search: class_name })).items;
  const [practical, theory] = ['技能考核', '理论知识考试'];
  const subject = 'practical';
  const proposed = async (): Promise<readonly { readonly enrolment_id: number; readonly name: string }[]> =>
    (await office.call('score/fetchAbsences', { class_id, subject })).items.filter(
      ({ to_confirm }: { readonly to_confirm: boolean }) => to_confirm,
    );
  const before = await proposed();
  const [one] = before;

  await page.goto('/exam/score-lists');
  await expect(
    page.getByText(t('scores.absent.banner', { subject: practical, count: before.length })),
  ).toBeVisible();
  await isCleanInBothLooks(page, 'absences that wait');
  await page.getByRole('button', { name: t('scores.absent.show_named', { subject: practical }) }).click();
  const drawer = page.getByRole('dialog', { name: t('scores.absent.title', { subject: practical }) });
  await expect(drawer.getByText(t('scores.absent.cause.marked')).first()).toBeVisible();
  await expect(drawer.getByText(t('scores.absent.cause.unseen')).first()).toBeVisible();
  await isCleanInBothLooks(page, 'who was absent');
  await drawer.getByRole('checkbox', { name: one?.name ?? '' }).check();
  await drawer.getByRole('button', { name: t('scores.absent.confirm', { count: 1 }) }).click();
  await expect(page.getByText(t('scores.absent.done', { count: 1 }))).toBeVisible();
  const name = one?.name ?? '';
  const takeBack = t('scores.absent.withdraw_named', { name });
  await expect(drawer.getByRole('button', { name: takeBack })).toBeVisible();
  expect((await proposed()).length).toBe(before.length - 1);
  await drawer.getByRole('button', { name: takeBack }).click();
  const asked = page.getByRole('dialog', { name: takeBack, exact: true });
  await asked.getByRole('button', { name: t('scores.absent.withdraw'), exact: true }).click();
  await expect(page.getByText(t('scores.absent.withdraw_done', { name }))).toBeVisible();
  expect((await proposed()).length).toBe(before.length);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  // The mark is made anew, so that no word of before counts.
  const theoryAbsences = (await office.call('score/fetchAbsences', { class_id, subject: 'theory' })).items;
  const doubted = theoryAbsences.find(({ doubt }: { doubt: object | null }) => doubt !== null);
  const { enrolment_id, enrol_no } = doubted;
  const [{ seats }] = (await office.call('class/fetchReportLists', { class_id, search: enrol_no })).items;
  const { sitting_id } = seats.find((seat: Seat) => seat.subject === 'theory');
  for (const [mark, seen] of [
    ['present', 'absent'],
    ['absent', 'present'],
  ]) {
    const marks = [{ enrolment_id, mark, seen }];
    await office.call('exam/markSitting', { class_id, sitting_id, marks, reason: '核对签到表' });
  }
  await page.goto('/exam/score-lists?view=results&absent=theory');
  const other = page.getByRole('dialog', { name: t('scores.absent.title', { subject: theory }) });
  await expect(other.getByText(t('scores.doubt.score_of_absent')).first()).toBeVisible();
  const say = t('scores.doubt.say_named', { name: doubted.name });
  await other.getByRole('button', { name: say }).click();
  const dialog = page.getByRole('dialog', { name: say, exact: true });
  await dialog.getByRole('button', { name: say, exact: true }).click();
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(t('scores.doubt.say')).fill('门口漏扫');
  await dialog.getByRole('button', { name: say, exact: true }).click();
  await expect(page.getByText(t('scores.doubt.done'))).toBeVisible();
  await expect(other.getByText(/门口漏扫/)).toBeVisible();
  await isCleanInBothLooks(page, 'a score with a word');
});
