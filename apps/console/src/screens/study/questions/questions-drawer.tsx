import type { StudyUnitRow } from '@skillcert/api-client';
import { Drawer } from '@skillcert/ui';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { QuestionsForm } from './questions-form.js';

interface QuestionsDrawerProps {
  readonly unit: Pick<StudyUnitRow, 'class_id' | 'study_unit_id' | 'title' | 'course_title'>;
  readonly onClose: () => void;
}

/**
 * The questions of a quiz beside the list. A click outside or Escape does not discard the input. It begins with the
 * server's current questions: a save over older ones would only be refused.
 */
export function QuestionsDrawer({ unit, onClose }: QuestionsDrawerProps) {
  const { t } = useWords();
  const { class_id, study_unit_id, title, course_title } = unit;
  const query = useCallQuery('study/fetchQuestions', { class_id, study_unit_id }, { staleTime: 0 });
  const { data, isFetchedAfterMount } = query;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      dismissable={false}
      size="large"
      title={t('study.quiz.questions_of', { title })}
      description={course_title}
      state={isFetchedAfterMount ? contentState(query) : 'loading'}
      onRetry={() => query.refetch()}
    >
      {data && <QuestionsForm class_id={class_id} questions={data} onSaved={onClose} onClose={onClose} />}
    </Drawer>
  );
}
