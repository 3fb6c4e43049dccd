import { limits } from '@skillcert/core';
import { useCallQuery } from '../../client/use-call-query.js';
import { contentState } from '../../lists/content-state.js';
import { useRequiredClass } from '../../shell/use-required-class.js';

/** The courses of the active class in their order, all of them, and whether they may be changed. */
export const useStudyPlan = () => {
  const { class_id } = useRequiredClass();
  const query = useCallQuery('study/fetchCourseLists', { class_id, limit: limits.page_size_max });
  const { data } = query;
  return {
    class_id,
    data,
    courses: data?.items ?? [],
    state: contentState(query),
    retry: () => query.refetch(),
    mayChange: data?.may_edit === true,
  };
};

/** The result of {@link useStudyPlan}. */
export type StudyPlan = ReturnType<typeof useStudyPlan>;
