import { newCandidate } from '@skillcert/e2e/new-candidate.js';
import { answerByCalls, enrolByCalls } from './enrol-by-calls.js';
import { isCleanInBothLooks } from './is-clean.js';
import { approveAll } from './money-office.js';
import { expect, looks, t, test } from './staff-page.js';

const title = '合同测验';
const choices = ['要约发出时', '承诺生效时'];

for (const { name, ...look } of looks) {
  test.describe(`on ${name}`, () => {
    test.use(look);

    test('the questions of a quiz are written, answered by a candidate, and how they are answered is seen', async ({
      page,
      request,
      office,
      openIn,
      press,
    }) => {
      const { class_id, class_name } = await office.draftClass();
      await office.openClass(class_id);
      const enrolment_id = await enrolByCalls(request, newCandidate('线上考生'), class_id);
      await approveAll(office, class_id);
      const course = await office.call('study/saveCourse', { class_id, title: '合同实务', summary: '' });
      await openIn('admin', class_name, `/study/unit-lists?in=${course.course_id}`);

      await press('study.unit_new');
      const form = page.getByRole('dialog', { name: t('study.unit_new'), exact: true });
      await form.getByRole('radio', { name: t('study.kind.quiz'), exact: true }).check();
      await expect(form.getByLabel(t('study.required'))).toHaveCount(0);
      await form.getByLabel(t('study.title')).fill(title);
      await form.getByRole('button', { name: t('common.save'), exact: true }).click();
      const drawer = page.getByRole('dialog', { name: title, exact: true });
      await drawer.getByRole('button', { name: t('study.quiz.write'), exact: true }).click();

      const quiz = page.getByRole('dialog', { name: t('study.quiz.questions_of', { title }), exact: true });
      const save = quiz.getByRole('button', { name: t('common.save'), exact: true });
      const question = (n: number) =>
        quiz
          .locator('section')
          .filter({ has: page.getByRole('heading', { name: t('study.quiz.number', { n }) }) });
      const one = question(1);
      await one.getByLabel(t('study.quiz.choices')).fill('要约发出时');
      await save.click();
      await expect(one.getByLabel(t('study.quiz.text'))).toHaveAccessibleDescription(/必填/);
      await expect(one.getByLabel(t('study.quiz.choices'))).toHaveAccessibleDescription(
        new RegExp(t('study.quiz.choices_two')),
      );
      await isCleanInBothLooks(page, 'a question that is not whole');
      await one.getByLabel(t('study.quiz.text')).fill('合同自何时成立？');
      await one.getByLabel(t('study.quiz.choices')).fill(choices.join('\n'));
      await one.getByRole('radio', { name: '承诺生效时', exact: true }).check();
      await one.getByLabel(t('study.quiz.points')).fill('4');

      await quiz.getByRole('button', { name: t('study.quiz.add'), exact: true }).click();
      const two = question(2);
      await two.getByRole('radio', { name: t('study.quiz.kind.true_false'), exact: true }).check();
      await expect(two.getByLabel(t('study.quiz.choices'))).toHaveCount(0);
      await two.getByLabel(t('study.quiz.text')).fill('合同必须登记。');
      await two.getByRole('radio', { name: t('study.quiz.false'), exact: true }).check();
      await isCleanInBothLooks(page, 'questions that are written');
      await save.click();
      await expect(page.getByText(t('study.quiz.saved'))).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);

      const { items } = await office.call('study/fetchStudyUnitLists', { class_id });
      const { study_unit_id } = items[0];
      const { updated_at } = await office.call('study/fetchCourseById', {
        class_id,
        course_id: course.course_id,
      });
      await office.call('study/setCourseStatus', {
        ...{ class_id, course_id: course.course_id, updated_at, event: 'publish' },
      });
      await page.goto(`/study/learn?unit=${study_unit_id}`);
      await expect(page.getByText(t('study.quiz.count', { count: 2 }))).toBeVisible();
      await isCleanInBothLooks(page, 'a quiz as staff look at it');

      const { passed } = await answerByCalls(request, { enrolment_id, study_unit_id }, [
        ['承诺生效时'],
        true,
      ]);
      expect(passed).toBe(true);
      await page.goto(`/study/unit-stats/${study_unit_id}`);
      const answers = page.getByRole('table', { name: t('study.stats.answers'), exact: true });
      await expect(answers.getByRole('row', { name: /合同自何时成立？ 1 0/ })).toBeAttached();
      await expect(answers.getByRole('row', { name: /合同必须登记。 0 1/ })).toBeAttached();
      await isCleanInBothLooks(page, 'how the questions are answered');

      // Answers to an earlier question no longer count once it has changed; the editor is warned.
      await page.goto(`/study/unit-lists?unit=${study_unit_id}`);
      await drawer.getByRole('button', { name: t('study.quiz.write'), exact: true }).click();
      await expect(quiz.getByText(t('study.quiz.answered', { count: 1 }))).toBeVisible();
      await quiz
        .getByRole('button', { name: t('study.move_down', { name: t('study.quiz.number', { n: 1 }) }) })
        .click();
      await expect(question(1).getByLabel(t('study.quiz.text'))).toHaveValue('合同必须登记。');
      await quiz.getByRole('button', { name: t('study.quiz.remove', { n: 1 }), exact: true }).click();
      await save.click();
      await expect(page.getByText(t('study.quiz.saved'))).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const kept = await office.call('study/fetchQuestions', { class_id, study_unit_id });
      expect(kept).toMatchObject({ attempts: 0, questions: [{ choices, right: [1], points: 4 }] });
    });
  });
}
