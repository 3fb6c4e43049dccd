import type { OutputOf } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useFieldArray } from 'react-hook-form';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { useServerForm } from '../../../forms/use-server-form.js';
import { useWords } from '../../../messages/words-state.js';
import { newQuestion, type QuizValues, questionOf, quizProblems, valuesOf } from './question-values.js';

/** The questions of a quiz as their author reads them. */
export type Questions = OutputOf<'study/fetchQuestions'>;

interface QuestionsFormOptions {
  readonly class_id: number;
  /** As they were seen first. */
  readonly seen: Questions;
  readonly onSaved: () => void;
}

/** The usual rules of a quiz. */
const usual = { pass_percent: 60, attempts_max: 3 };

/** The form over all questions of a quiz; saved as a whole over the seen version. */
export const useQuestionsForm = ({ class_id, seen, onSaved }: QuestionsFormOptions) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const { study_unit_id, updated_at } = seen;
  const { control, errors, submit } = useServerForm<QuizValues>({
    initial: {
      pass_percent: seen.pass_percent ?? usual.pass_percent,
      attempts_max: seen.attempts_max ?? usual.attempts_max,
      questions: seen.questions.length > 0 ? seen.questions.map(valuesOf) : [newQuestion()],
    },
    check: quizProblems,
    send: async ({ pass_percent, attempts_max, questions }) => {
      const rules = { pass_percent: pass_percent ?? 0, attempts_max: attempts_max ?? 0 };
      const input = { class_id, study_unit_id, updated_at, ...rules, questions: questions.map(questionOf) };
      await call('study/saveQuestions', input, { quiet: true });
      toaster.show({ tone: 'success', message: t('study.quiz.saved') });
      onSaved();
      await queries.invalidateQueries({ queryKey: ['study'] });
    },
  });
  return { control, errors, submit, list: useFieldArray({ control, name: 'questions' }) };
};
