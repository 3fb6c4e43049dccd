import { defaultExam, subjectsOf } from '@skillcert/core';
import { useCallQuery } from '../../client/use-call-query.js';
import { contentState } from '../../lists/content-state.js';
import { useWords } from '../../messages/words-state.js';
import { acceptedIn } from '../../shell/use-class-accepts.js';
import { useRequiredClass } from '../../shell/use-required-class.js';

/**
 * The facts for planning the exam of the active class, and whether that is still allowed. Once the seats are
 * published, invigilators may be replaced and rooms added until the exam has ended.
 */
export const useExamPlan = () => {
  const { class_id } = useRequiredClass();
  const query = useCallQuery('exam/fetchExamPlan', { class_id });
  const { data } = query;
  return {
    class_id,
    data,
    state: contentState(query),
    retry: () => query.refetch(),
    mayChange: acceptedIn(data?.status, 'exam'),
    mayReplace: acceptedIn(data?.status, 'invigilators'),
    mayAddRooms: acceptedIn(data?.status, 'room'),
    subjects: subjectsOf(defaultExam, data?.level ?? ''),
  };
};

/** The result of {@link useExamPlan}. */
export type ExamPlan = ReturnType<typeof useExamPlan>;

/** The words of a subject; an unknown id is shown unchanged. */
export const useSubjectTitle = (): ((id: string) => string) => {
  const { language } = useWords();
  return (id) => {
    const title = defaultExam.subjects.find((subject) => subject.id === id)?.title;
    return title?.[language] ?? title?.en ?? id;
  };
};
