import type { Locator, Page } from '@playwright/test';
import { limits } from '@skillcert/core';
import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { newPdf } from '@skillcert/e2e/new-pdf.js';
import { chooseFilter } from './choose-filter.js';
import { enrolByCalls, learnByCalls } from './enrol-by-calls.js';
import { isClean, isCleanInBothLooks } from './is-clean.js';
import { approveAll } from './money-office.js';
import { expect, looks, t, test } from './staff-page.js';

const course = '合同实务';
const article = '必备条款';
const sample = '合同示例';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const save = (form: Locator) => form.getByRole('button', { name: t('common.save'), exact: true }).click();
/** The main action of a row; the others are in the menu beside it. */
const firstAction = (page: Page, group: string, action: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('button', { name: t(action), exact: true });

const openMenu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: t('common.more', { name }), exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
};

/** Writes a course with a text and a PDF, which is done as soon as it is opened. */
const writeCourse = (page: Page, press: (key: string) => Promise<void>) =>
  test.step('a course is written', async () => {
    await expect(page.getByText(t('study.courses.empty'))).toBeVisible();
    await press('study.course_new');
    const form = dialog(page, t('study.course_new'));
    await save(form);
    await expect(form.getByLabel(t('study.title'))).toHaveAccessibleDescription(/必填/);
    await isCleanInBothLooks(page, 'a course without a title');
    await form.getByLabel(t('study.title')).fill(course);
    await form.getByLabel(t('study.summary')).fill('合同的订立与登记');
    await save(form);
    await expect(page.getByText(t('study.course_saved'))).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await firstAction(page, t('study.units_of', { title: course }), 'study.units').click();
    await expect(heading(page)).toHaveText(t('route.study_unit_lists'));
    await press('study.unit_new');
    const unit = dialog(page, t('study.unit_new'));
    await unit.getByLabel(t('study.title')).fill(article);
    await unit.getByLabel(t('study.required')).fill('30');
    await unit.getByRole('textbox', { name: t('study.body') }).fill('- 当事人\n- **标的**');
    await isCleanInBothLooks(page, 'a unit that is written');
    await save(unit);
    await expect(page.getByText(t('study.unit_saved'))).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await press('study.unit_new');
    await unit.getByRole('radio', { name: t('study.kind.pdf'), exact: true }).check();
    await unit.getByLabel(t('study.title')).fill(sample);
    await unit.getByLabel(t('study.required')).fill('0');
    await save(unit);
    const drawer = dialog(page, sample);
    await drawer.getByLabel(t('study.send.pdf')).setInputFiles([newPdf()]);
    await expect(drawer.getByText(/^proof\.pdf \(/)).toBeVisible();
    await expect(drawer.getByText(t('study.history.add_file'), { exact: true })).toBeVisible();
    await isCleanInBothLooks(page, 'a unit with its file');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

/** Drags a unit by its handle over another one, and carries it back with the keys. */
const dragUnit = (page: Page) =>
  test.step('a unit is dragged, and carried back by keys', async () => {
    const handle = (name: string) => page.getByRole('button', { name: `移动${name}`, exact: true });
    const first = page.getByRole('row').nth(1);
    await handle(article).dragTo(handle(sample));
    await expect(first).toContainText(article);
    await expect(page.getByText(t('study.moved', { title: article, place: 1, total: 2 }))).toBeAttached();
    await handle(article).focus();
    await page.keyboard.press('Enter');
    await expect(handle(article)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ArrowDown');
    await isClean(page, 'a unit on the move');
    await page.keyboard.press('Enter');
    await expect(first).toContainText(sample);
  });

/** Puts the PDF first, and asks for more minutes of the text. */
const arrange = (page: Page) =>
  test.step('its units are put in order', async () => {
    const up = (name: string) => page.getByRole('button', { name: t('study.move_up', { name }) });
    await up(sample).click();
    await expect(up('').first()).toHaveAccessibleName(t('study.move_up', { name: sample }));
    await expect(up(sample)).toBeFocused();
    const said = t('study.moved', { title: sample, place: 1, total: 2 });
    await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1);

    const unit = t('study.numbered', { position: 2, title: article });
    const label = t('study.required_of', { course, unit });
    const minutes = page.getByRole('button', { name: label });
    const box = page.getByRole('spinbutton', { name: label });
    await minutes.click();
    await box.fill('601');
    await box.press('Enter');
    await expect(page.getByText(t('study.minutes_wrong', { max: 600 }))).toBeVisible();
    await isCleanInBothLooks(page, 'the units, with a number that was refused');
    await box.fill('45');
    await box.press('Enter');
    await expect(minutes).toHaveAccessibleName(/45/);
  });

/** Looks at both units as candidates see them, and shows the course to them. */
const publish = (page: Page) =>
  test.step('it is looked at and published', async () => {
    const file = '**/study/fetchStudyFile?*';
    await page.route(file, (route) => route.fulfill({ json: { code: 50300, message: '', data: {} } }));
    await firstAction(page, t('study.preview_of', { title: sample }), 'study.preview').click();
    await expect(page.getByText(t('study.as_seen_draft'))).toBeVisible();
    const again = page.getByRole('button', { name: '重试' });
    await expect(again).toBeVisible();
    await page.unroute(file);
    await again.click();
    await expect(page.locator('canvas').first()).toBeVisible();
    await isCleanInBothLooks(page, 'a PDF as candidates see it');
    await page.getByRole('link', { name: t('study.next') }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '标的' })).toBeVisible();
    await isCleanInBothLooks(page, 'a text as candidates see it');

    await page.goto('/study/course-lists');
    await openMenu(page, course);
    await page.getByRole('menuitem', { name: t('study.publish') }).click();
    await expect(page.getByText(t('study.told.publish', { title: course }))).toBeVisible();
    await isCleanInBothLooks(page, 'the courses');
    await page.getByRole('button', { name: course }).first().click();
    await expect(dialog(page, course).getByText(t('study.history.publish'), { exact: true })).toBeVisible();
    await isCleanInBothLooks(page, 'a course with its history');

    await page.goto('/study/index');
    await isCleanInBothLooks(page, 'the published courses');
    await page.getByRole('link', { name: course }).click();
    await expect(heading(page)).toHaveText(t('route.study_course'));
    await expect(page.getByRole('link', { name: new RegExp(article) })).toBeVisible();
    await isCleanInBothLooks(page, 'a course with its units');
  });

for (const { name, ...look } of looks) {
  const isDesk = look.viewport.width > limits.mobile_below_px;
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('a course is written, put in order, previewed and published, and its learners are shown', async ({
      page,
      request,
      office,
      openIn,
      press,
    }) => {
      const { class_id, class_name } = await office.draftClass();
      await office.openClass(class_id);
      const person = newCandidate('线上考生');
      const enrolment_id = await enrolByCalls(request, person, class_id);
      await approveAll(office, class_id);
      await openIn('admin', class_name, '/study/course-lists');
      await writeCourse(page, press);
      await arrange(page);
      if (isDesk) await dragUnit(page);
      await publish(page);

      const { items } = await office.call('study/fetchStudyUnitLists', { class_id });
      await learnByCalls(request, { enrolment_id, study_unit_id: items[0].study_unit_id });
      await page.goto('/study/course-stats');
      await expect(page.getByRole('figure', { name: t('study.stats.standing') })).toBeVisible();
      await isCleanInBothLooks(page, 'how the courses are learned');
      await page.getByRole('link', { name: course }).click();
      await expect(heading(page)).toHaveText(t('route.study_unit_stats'));
      const byUnit = page.getByRole('table', { name: t('study.stats.by_unit'), exact: true });
      await expect(byUnit.getByRole('row', { name: new RegExp(`${sample} 1 0 0`) })).toBeAttached();
      await isCleanInBothLooks(page, 'how the units are learned');
      await page.getByRole('button', { name: t('study.learners_of', { title: sample }) }).click();
      const done = page.getByRole('group', { name: t('study.done'), exact: true });
      await expect(done).toContainText('1');
      const spread = page.getByRole('table', { name: t('study.stats.spread'), exact: true });
      await expect(spread.getByRole('row', { name: /0–1 1/ })).toBeAttached();
      await chooseFilter(page, t('study.standing'), 'done');
      await expect(page.getByText(person.name)).toBeVisible();
      await isCleanInBothLooks(page, 'who learns a unit');
      const download = page.waitForEvent('download');
      await press('export.title');
      const asked = page.getByRole('dialog');
      await asked.getByLabel(t('export.purpose')).fill('学习督促');
      await asked.getByRole('button', { name: t('export.title'), exact: true }).click();
      expect((await download).suggestedFilename()).toMatch(/^learners-.*\.csv$/);

      // A unit that somebody has begun stays.
      await page.goto('/study/unit-lists');
      await openMenu(page, article);
      await expect(page.getByRole('menuitem', { name: t('study.unit_remove') })).toHaveCount(1);
      await page.keyboard.press('Escape');
      await openMenu(page, sample);
      await expect(page.getByRole('menuitem', { name: t('study.unit_remove') })).toHaveCount(0);
    });
  });
}
