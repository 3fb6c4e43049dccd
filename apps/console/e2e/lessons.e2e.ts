import type { Page } from '@playwright/test';
import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { chooseFilter } from './choose-filter.js';
import { fillMoment } from './fill-moment.js';
import { isClean, isCleanInBothLooks } from './is-clean.js';
import { approveAll } from './money-office.js';
import { openCandidatePhone } from './paying-candidate.js';
import { expect, looks, t, test } from './staff-page.js';

const hour = 3_600_000;

/** A moment from now as a clock on a wall in Shanghai shows it. */
const onTheWall = (ms: number) =>
  new Intl.DateTimeFormat('sv', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(new Date(Date.now() + ms))
    .replace(' ', 'T');

const figure = (page: Page, name: string) =>
  page.getByRole('group', { name: t(`lessons.count.${name}`), exact: true });

const rename = (page: Page, from: string, to: string) =>
  test.step(`${from} becomes ${to}`, async () => {
    await page.getByRole('button', { name: from }).first().click();
    await page
      .getByRole('dialog', { name: from })
      .getByRole('button', { name: t('common.edit') })
      .click();
    const form = page.getByRole('dialog', { name: t('lessons.edit') });
    await form.getByLabel(t('lessons.title')).fill(to);
    await form.getByRole('button', { name: t('common.save'), exact: true }).click();
    await expect(page.getByText(t('lessons.saved')).last()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('a lesson is planned, and arrivals are scanned, marked by name, corrected and printed', async ({
      page,
      browser,
      baseURL,
      office,
      openIn,
      press,
    }) => {
      const { class_id, class_name } = await office.draftClass();
      await office.openClass(class_id);
      const [early, later] = [newCandidate('上课考生'), newCandidate('晚到考生')];
      const phoneOf = (person: typeof early) =>
        openCandidatePhone(browser, { baseURL: baseURL ?? '', person });
      const phones = [await phoneOf(early), await phoneOf(later)] as const;
      for (const phone of phones) await phone.enrol(class_id, { study_type: 'onsite' });
      await approveAll(office, class_id);
      const { items } = await office.call('enrolment/fetchEnrolmentLists', { class_id, limit: 2 });
      const rowOf = ({ name: known }: typeof early) =>
        items.find((each: { readonly name: string }) => each.name === known);
      const numberOf = (person: typeof early): string => rowOf(person).enrol_no;

      await openIn('admin', class_name, '/course/lists');
      await expect(page.getByText(t('lessons.empty'))).toBeVisible();
      await press('lessons.new');
      const form = page.getByRole('dialog', { name: t('lessons.new') });
      await form.getByRole('button', { name: t('common.save'), exact: true }).click();
      await expect(form.getByLabel(t('lessons.title'))).toHaveAccessibleDescription(/必填/);
      await isCleanInBothLooks(page, 'a lesson without a title');
      await form.getByLabel(t('lessons.title')).fill('技术合同');
      await fillMoment(form.getByLabel(t('lessons.starts_at')), onTheWall(0));
      const end = form.getByLabel(t('lessons.ends_at'));
      await fillMoment(end, onTheWall(21 * 24 * hour));
      await form.getByRole('button', { name: t('common.save'), exact: true }).click();
      await expect(end).toHaveAccessibleDescription(/超出上限/);
      await fillMoment(end, onTheWall(2 * hour));
      await form.getByRole('button', { name: t('common.save'), exact: true }).click();
      await expect(page.getByText(t('lessons.saved'))).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await rename(page, '技术合同', '技术合同（上）');

      await page
        .getByRole('button', { name: t('lessons.attendance_of', { title: '技术合同（上）' }) })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.course_sign'));
      await expect(figure(page, 'expected')).toContainText('2');
      await isCleanInBothLooks(page, 'an attendance sheet');
      const number = page.getByRole('textbox', { name: t('lessons.number') });
      // A scanner does not wait for an answer.
      for (const scanned of [numberOf(early).toLowerCase(), `${numberOf(early).slice(0, -5)}99999`]) {
        await number.fill(scanned);
        await number.press('Enter');
      }
      const here = t('lessons.result.signed', { mark: t('lessons.mark.present') });
      await expect(page.getByText(here)).toBeVisible();
      await expect(page.getByText(`${early.name} · ${numberOf(early)}`)).toBeVisible();
      await expect(page.getByText(t('lessons.result.unknown_number'))).toBeVisible();

      await page.getByRole('button', { name: t('common.more', { name: later.name }) }).click();
      await page.getByRole('menuitem', { name: t('lessons.mark.late') }).click();
      await expect(figure(page, 'late')).toContainText('1');
      await page.getByRole('button', { name: t('common.more', { name: later.name }) }).click();
      await page.getByRole('menuitem', { name: t('lessons.take_back') }).click();
      await page.getByRole('button', { name: t('lessons.present_of', { name: later.name }) }).click();
      await expect(figure(page, 'present')).toContainText('2');
      await chooseFilter(page, t('lessons.attendance'), 'present');
      await expect(page).toHaveURL(/show=present/);
      await page.reload();
      await expect(figure(page, 'present')).toContainText('2');

      const [phone] = phones;
      await phone.openMine();
      await expect(phone.page.getByRole('heading', { name: phone.t('lessons.title') })).toBeVisible();
      await expect(phone.page.getByText(phone.t('lessons.mark.present'), { exact: true })).toBeVisible();
      await isClean(phone.page, 'lessons on a phone');

      await press('lessons.print');
      const paper = page.getByRole('dialog', { name: t('lessons.print') });
      await expect(paper.locator('canvas').first()).toBeVisible();
      const saved = page.waitForEvent('download');
      await paper.getByRole('button', { name: t('lessons.save_xlsx') }).click();
      expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
      // Saved changes stand in the history of the lesson; looks at it do not.
      const [lesson] = (await office.call('course/fetchLessonLists', { class_id })).items;
      const { timeline } = await office.call('course/fetchLessonById', {
        class_id,
        lesson_id: lesson.lesson_id,
      });
      const actions = timeline.map(({ action }: { readonly action: string }) => action);
      expect(actions.filter((action: string) => action === 'print')).toHaveLength(1);

      // Marks stand in a candidate's history, and their removal as well.
      await page.goto(`/applicants/applicants-lists?enrolment=${rowOf(later).enrolment_id}`);
      const bench = page.getByRole('region', { name: t('review.bench') });
      for (const step of ['mark.late', 'unmark', 'mark.present']) {
        await expect(bench.getByText(t(`review.history.${step}`), { exact: true })).toBeVisible();
      }
      await expect(bench.getByText('技术合同（上）').first()).toBeVisible();
    });
  });
}

test('the code of a printed sheet leads to its lesson, with any active class, or asks for a class', async ({
  page,
  office,
  openAs,
  enterDemo,
}) => {
  const { class_id, class_name } = await office.draftClass();
  await office.openClass(class_id);
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  const times = { starts_at: at(0), ends_at: at(2 * hour) };
  const lesson = { class_id, title: '技术合同', place: '培训室', user_ids: [], ...times };
  const { lesson_id } = await office.call('course/saveLesson', lesson);
  const code = `/course/sign?class=${class_id}&lesson=${lesson_id}`;
  const isThere = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.course_sign'));
    await expect(page.getByRole('banner')).toContainText(class_name);
    await expect(figure(page, 'expected')).toContainText('0');
    // The address of the code does not lead out of the next class.
    await expect(page).toHaveURL(new RegExp(`/course/sign\\?lesson=${lesson_id}$`));
  };
  await openAs('admin', code);
  await isThere();
  await expect(page.getByRole('textbox', { name: t('lessons.number') })).toBeEnabled();
  // A distant one names the beginning of its check-in.
  const far = { starts_at: at(48 * hour), ends_at: at(50 * hour) };
  const ahead = await office.call('course/saveLesson', { ...lesson, ...far });
  await page.goto(`/course/sign?lesson=${ahead.lesson_id}`);
  await expect(page.getByText(/从开课前 60 分钟起可以登记出勤/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('lessons.number') })).toBeDisabled();
  await page.goto('/class/lists');
  const other = await enterDemo();
  await expect(page.getByRole('banner')).toContainText(other.class_name);
  await page.goto(code);
  await isThere();
  await page.goto('/course/sign?class=404&lesson=404');
  await expect(page.getByRole('alertdialog', { name: t('prompt.title') })).toContainText(
    t('prompt.class_expired'),
  );
});
