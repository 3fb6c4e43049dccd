import { isLessonOpen, limits } from '@skillcert/core';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import { useRequiredClass } from '../../../../shell/use-required-class.js';

/**
 * The current lesson: the one in the address, else the one that runs or is about to begin, else the last one held,
 * else the first one to come. Beside it the lessons around now, earliest first.
 */
export const useLessonChoice = () => {
  const { class_id } = useRequiredClass();
  const [params, setParams] = useSearchParams();
  const limit = limits.page_size_max;
  const ahead = useCallQuery('course/fetchLessonLists', { class_id, show: 'ahead', order: 'asc', limit });
  const over = useCallQuery('course/fetchLessonLists', { class_id, show: 'over', order: 'desc', limit });
  const [next] = ahead.data?.items ?? [];
  const [last] = over.data?.items ?? [];
  const near = next && isLessonOpen(next.starts_at, Date.now()) ? next : (last ?? next);
  // Kept: the next lesson must not replace this one during its marking.
  const [first, setFirst] = useState<number>();
  const nearId = near?.lesson_id;
  useEffect(() => setFirst((kept) => kept ?? nearId), [nearId]);
  return {
    class_id,
    lessonId: Number(params.get('lesson')) || (first ?? nearId),
    lessons: [...(over.data?.items ?? []).toReversed(), ...(ahead.data?.items ?? [])],
    // Page and filters are those of the lesson that was looked at.
    choose: (lesson: string) => setParams({ lesson }, { replace: true }),
    state: ahead.data && over.data ? ('ready' as const) : contentState(ahead.data ? over : ahead),
    retry: () => Promise.all([ahead.refetch(), over.refetch()]),
  };
};
