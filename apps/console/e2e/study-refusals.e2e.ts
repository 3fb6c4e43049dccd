import type { Page } from '@playwright/test';
import { newPdf } from '@skillcert/e2e/new-pdf.js';
import { newVideo } from '@skillcert/e2e/new-video.js';
import { isClean, isCleanInBothLooks } from './is-clean.js';
import { expect, t, test } from './staff-page.js';

const course = '合同实务';

/** The length of a page's video, in whole seconds. */
const lengthOf = (page: Page) =>
  page.locator('video').evaluate((node: HTMLVideoElement) => Math.round(node.duration));

test('a course with nothing to learn is not published, and a video has to be one to be taken and looked at', async ({
  page,
  office,
  openIn,
}) => {
  const { class_id, class_name } = await office.draftClass();
  await office.openClass(class_id);
  const { course_id } = await office.call('study/saveCourse', { class_id, title: course, summary: '' });
  await openIn('admin', class_name, '/study/course-lists');
  await page.getByRole('button', { name: t('common.more', { name: course }), exact: true }).click();
  await page.getByRole('menuitem', { name: t('study.publish') }).click();
  await expect(page.getByText(/还没有可学习的内容/)).toBeVisible();

  const film = { class_id, course_id, kind: 'video', title: '讲解', required_minutes: 5 };
  const { study_unit_id } = await office.call('study/saveStudyUnit', film);
  await page.goto('/study/learn');
  await expect(page.getByText(t('study.choose'))).toBeVisible();
  await page.goto(`/study/learn?unit=${study_unit_id}`);
  await expect(page.getByText(t('study.nothing'))).toBeVisible();
  await isClean(page, 'a unit with nothing in it');

  await page.goto(`/study/unit-lists?unit=${study_unit_id}`);
  const drawer = page.getByRole('dialog', { name: film.title });
  const video = newVideo();
  const field = drawer.getByLabel(t('study.send.video'));
  await field.setInputFiles([{ ...video, buffer: newPdf().buffer }]);
  await expect(drawer.getByText(/该文件无法使用/)).toBeVisible();
  await isCleanInBothLooks(page, 'a file that was refused');
  await field.setInputFiles([video]);
  await expect(drawer.getByText(`${video.name} (`)).toBeVisible();
  // It has a minute, and requires no more from now on.
  await drawer.getByRole('button', { name: t('common.edit'), exact: true }).click();
  const form = page.getByRole('dialog', { name: t('study.unit_edit') });
  const minutes = form.getByLabel(t('study.required'));
  await expect(minutes).toHaveValue('1');
  await minutes.fill('2');
  await form.getByRole('button', { name: t('common.save'), exact: true }).click();
  await expect(minutes).toHaveAccessibleDescription(/不能超过视频的时长/);
  await isCleanInBothLooks(page, 'more minutes than the video has');
  await form.getByRole('button', { name: t('common.cancel'), exact: true }).click();
  await page.goto(`/study/unit-lists?unit=${study_unit_id}`);
  await drawer.getByRole('link', { name: t('study.preview') }).click();
  await expect(page.locator('video')).toHaveAccessibleName(film.title);
  await expect.poll(() => lengthOf(page)).toBe(60);
  await isCleanInBothLooks(page, 'a video as candidates see it');
});

test('a unit that only takes part sees the courses of a joint class and changes none', async ({
  page,
  office,
  openIn,
}) => {
  const { class_id, class_name } = await office.draftClass({ class_type: 1 });
  const { updated_at } = await office.call('class/fetchClassRecommendLists', { class_id });
  const { items } = await office.call('class/fetchClassRestRcommendList', {
    ...{ class_id, page: 1, limit: 20, search: '华东' },
  });
  const units = [{ unit_id: items[0].unit_id, quota: 40, share_bp: 10_000 }];
  await office.call('class/addClassRecommend', { class_id, updated_at, units });
  await office.openClass(class_id);
  await office.call('study/saveCourse', { class_id, title: course, summary: '' });

  await openIn('recommend', class_name, '/study/course-lists');
  await expect(page.getByRole('button', { name: t('study.units_of', { title: course }) })).toBeVisible();
  await expect(page.getByRole('button', { name: t('study.course_new') })).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('common.more', { name: course }) })).toHaveCount(0);
});
