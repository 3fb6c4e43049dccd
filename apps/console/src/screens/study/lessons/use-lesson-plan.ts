import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { acceptedIn } from '../../../shell/use-class-accepts.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';

/** The facts for planning the lessons of the active class, and whether that is still allowed. */
export const useLessonPlan = () => {
  const { class_id } = useRequiredClass();
  const query = useCallQuery('course/fetchLessonPlan', { class_id });
  const { data } = query;
  return {
    class_id,
    data,
    state: contentState(query),
    retry: () => query.refetch(),
    mayChange: data?.onsite === true && acceptedIn(data.status, 'lesson'),
  };
};

/** The result of {@link useLessonPlan}. */
export type LessonPlan = ReturnType<typeof useLessonPlan>;
