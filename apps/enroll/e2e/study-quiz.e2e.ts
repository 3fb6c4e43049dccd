import { passAxe } from '@skillcert/e2e/pass-axe.js';
import { t } from './candidate.js';
import { becomeLearner, units } from './learner.js';
import { expect, phoneFirst, test, touch } from './test.js';

const { quiz } = units;

for (const { name, ...size } of phoneFirst) {
  test.describe(`on ${name}`, () => {
    test.use(size);

    test('a quiz is answered, graded by the server and tried again; no response contains the right answers', async ({
      page,
      candidate,
      staff,
    }) => {
      const { path } = await becomeLearner({ page, candidate, staff }, quiz);
      const told: string[] = [];
      page.on('response', async (response) => {
        if (/\/api\/study\//.test(response.url())) told.push(await response.text().catch(() => ''));
      });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(quiz.title);
      await passAxe(page, 'a quiz that was not begun');
      await candidate.press('study.quiz.start');
      const choice = (name: string) => page.getByRole('radio', { name, exact: true });
      const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
      await touch(choice('承诺生效时'));
      await candidate.press('study.quiz.send');
      const asked = page.getByRole('dialog', { name: t('study.quiz.unanswered_title') });
      await expect(asked).toContainText(t('study.quiz.unanswered_text', { left: 2 }));
      await passAxe(page, 'questions that were left out');
      await touch(asked.getByRole('button', { name: t('study.quiz.send'), exact: true }));
      await expect(page.getByText(t('study.quiz.failed'))).toBeVisible();
      await expect(page.getByText(t('study.quiz.right'), { exact: true })).toHaveCount(0);
      expect(told.join('')).not.toMatch(/"right":\[/);
      await passAxe(page, 'an attempt that was not enough');

      await candidate.press('study.quiz.again');
      await touch(choice('承诺生效时'));
      await touch(box('标的'));
      await touch(box('报酬'));
      await touch(choice(t('study.quiz.true')));
      await passAxe(page, 'questions with their choices');
      await candidate.press('study.quiz.send');
      await expect(page.getByText(t('study.quiz.passed'))).toBeVisible();
      await expect(page.getByText(t('study.quiz.right'), { exact: true })).toHaveCount(2);
      await expect(page.getByText(t('study.quiz.wrong'), { exact: true })).toHaveCount(1);
      await expect(page.getByText(t('study.quiz.done'))).toBeVisible();
      await expect(page.getByText(t('study.quiz.used'))).toBeVisible();
      await passAxe(page, 'a quiz that was passed');
      await touch(page.getByRole('link', { name: t('study.back') }));
      await expect(page.getByText(t('study.done'), { exact: true })).toHaveCount(1);
    });
  });
}
