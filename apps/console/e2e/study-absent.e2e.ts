import type { Page } from '@playwright/test';
import { holdExam } from './exam-office.js';
import { isCleanInBothLooks } from './is-clean.js';
import type { Office } from './office.js';
import { expect, t, test } from './staff-page.js';

const title = '合同实务';

/** A course with one text in a class, published. */
const publishCourse = async (office: Office, class_id: number) => {
  const { course_id, updated_at } = await office.call('study/saveCourse', { class_id, title, summary: '' });
  const { study_unit_id } = await office.call('study/saveStudyUnit', {
    ...{ class_id, course_id, title: '必备条款', kind: 'article', body: '正文', required_minutes: 5 },
  });
  await office.call('study/setCourseStatus', { class_id, course_id, updated_at, event: 'publish' });
  return { course_id, study_unit_id };
};

const isSaid = async (page: Page, path: string, ...keys: readonly string[]) => {
  await page.goto(path);
  for (const key of keys) await expect(page.getByText(t(key), { exact: true })).toBeVisible();
};

test('without a published course there is nothing to learn, and no figures', {
  tag: '@full',
}, async ({ page, office, openNew }) => {
  const { class_id } = await openNew('/study/index');
  await isSaid(page, '/study/index', 'study.index_empty', 'study.index_empty_text');
  await isCleanInBothLooks(page, 'no courses');
  await isSaid(page, '/study/course-stats', 'study.courses.empty');
  await expect(page.getByRole('button', { name: t('study.stats.export'), exact: true })).toBeDisabled();
  await isCleanInBothLooks(page, 'figures of no courses');
  await isSaid(page, '/study/unit-stats', 'study.unit_stats.empty');
  await isCleanInBothLooks(page, 'figures of no units');
  // A draft is shown to nobody.
  await office.call('study/saveCourse', { class_id, title, summary: '' });
  await isSaid(page, '/study/index', 'study.index_empty');
});

test('a class that is not studied online explains it', { tag: '@full' }, async ({ page, office, openIn }) => {
  const { class_id, class_name } = await office.draftClass({ study_types: ['onsite'] });
  await office.openClass(class_id);
  await openIn('admin', class_name, '/study/index');
  await isSaid(page, '/study/index', 'study.index_empty', 'study.not_online');
  await isCleanInBothLooks(page, 'a class that is not studied online');
  await isSaid(page, '/study/course-lists', 'study.not_online');
  await expect(page.getByRole('button', { name: t('study.course_new') })).toHaveCount(0);
  await isCleanInBothLooks(page, 'courses that cannot be written');
});

test('a missing course or unit is reported, and leads back to the others', { tag: '@full' }, async ({
  page,
  openNew,
}) => {
  await openNew('/study/index');
  await isSaid(page, '/study/index/1', 'study.course_gone', 'study.course_gone_text');
  await isCleanInBothLooks(page, 'a course that is gone');
  await isSaid(page, '/study/learn?unit=1', 'study.gone', 'study.gone_text');
  await isCleanInBothLooks(page, 'a unit that is gone');
  await isSaid(page, '/study/unit-stats/1', 'study.gone', 'study.gone_text');
  await isCleanInBothLooks(page, 'figures of a unit that is gone');
  await page.getByRole('link', { name: t('study.back_to_stats'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.study_unit_stats'));
});

test('a course without learners has empty figures', { tag: '@full' }, async ({ page, office, openNew }) => {
  const { class_id } = await openNew('/study/index');
  const { study_unit_id } = await publishCourse(office, class_id);
  await page.goto('/study/index');
  await expect(page.getByText(t('study.done_by', { done: 0, expected: 0 }))).toBeVisible();
  await isCleanInBothLooks(page, 'a course for nobody yet');
  await page.goto('/study/course-stats');
  await expect(page.getByText(t('study.stats.nobody'), { exact: true })).toHaveCount(2);
  await isCleanInBothLooks(page, 'a course that nobody learns');
  await page.goto('/study/unit-stats');
  await expect(page.getByRole('figure', { name: t('study.stats.by_unit') })).toBeVisible();
  await isCleanInBothLooks(page, 'units that nobody learns');
  await isSaid(page, `/study/unit-stats/${study_unit_id}`, 'study.learners.empty', 'study.stats.nobody');
  await isCleanInBothLooks(page, 'a unit that nobody learns');
});

test('once the exam is over, courses are read-only', { tag: '@full' }, async ({
  page,
  office,
  openApproved,
  openIn,
}) => {
  const { class_id, class_name } = await openApproved({ fee_cents: 0 });
  const { course_id } = await publishCourse(office, class_id);
  await holdExam(office, class_id, class_name);
  await openIn('admin', class_name, '/study/course-lists');
  for (const [path, add] of [
    ['/study/course-lists', 'study.course_new'],
    ['/study/unit-lists', 'study.unit_new'],
  ] as const) {
    await isSaid(page, path, 'study.closed');
    await expect(page.getByRole('button', { name: t(add) })).toHaveCount(0);
    await isCleanInBothLooks(page, `${path} of a class whose exam is over`);
  }
  await page.goto(`/study/index/${course_id}`);
  await expect(page.getByRole('link', { name: /必备条款/ })).toBeVisible();
});
