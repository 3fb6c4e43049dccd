import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { enrolByCalls, learnByCalls } from './enrol-by-calls.js';
import { planExam } from './exam-office.js';
import { isCleanInBothLooks } from './is-clean.js';
import { approveAll } from './money-office.js';
import { expect, looks, t, test } from './staff-page.js';

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('a class makes its tickets wait for its courses: an unfinished candidate gets no seat, a finished one does', async ({
      page,
      request,
      office,
      openIn,
      press,
    }) => {
      const { class_id, class_name } = await office.draftClass({ fee_cents: 0 });
      await office.openClass(class_id);
      const enrolment_id = await enrolByCalls(request, newCandidate('线上考生'), class_id);
      await approveAll(office, class_id);
      const course = await office.call('study/saveCourse', { class_id, title: '合同实务', summary: '' });
      const { course_id } = course;
      const { study_unit_id } = await office.call('study/saveStudyUnit', {
        ...{ class_id, course_id, title: '必备条款', kind: 'article', body: '正文', required_minutes: 0 },
      });
      await office.call('study/setCourseStatus', { class_id, ...course, event: 'publish' });
      await planExam(office, class_id, class_name);

      await openIn('admin', class_name, '/study/course-lists');
      const gate = page.getByRole('switch', { name: t('study.gate') });
      await expect(gate).not.toBeChecked();
      await gate.click();
      await expect(page.getByText(t('study.gate_saved', { on: 'yes' }))).toBeVisible();
      await expect(gate).toBeChecked();
      await isCleanInBothLooks(page, 'courses that tickets wait for');

      const tryOut = async () => {
        await page.goto('/ticket/lists');
        await press('exam.tickets.arrange');
        await press('exam.tickets.try');
        await expect(page.getByText(t('exam.tickets.change.issued'))).toBeVisible();
      };
      const lacking = page.getByText(t('exam.tickets.unstudied', { count: 1 }));
      await tryOut();
      await expect(lacking).toBeVisible();
      await isCleanInBothLooks(page, 'somebody who is not done');

      await learnByCalls(request, { enrolment_id, study_unit_id });
      await tryOut();
      await expect(lacking).toHaveCount(0);
      await press('exam.tickets.accept');
      await expect(page.getByText(t('exam.tickets.accepted'))).toBeVisible();
      await office.call('ticket/setArrangementStatus', {
        ...{ class_id, event: 'publish_arrangement', version: 1 },
      });
      await page.goto('/study/course-lists');
      await expect(gate).toBeChecked();
      await expect(gate).toBeDisabled();
    });
  });
}
