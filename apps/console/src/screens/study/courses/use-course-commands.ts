import type { CourseRow } from '@skillcert/api-client';
import { type CourseEvent, courseLifecycle, eventsFrom, limits } from '@skillcert/core';
import { call } from '../../../client/call.js';
import { useCommand } from '../../../client/use-command.js';
import { useWords } from '../../../messages/words-state.js';
import { useRoles } from '../../../state/use-profile.js';
import { useMover } from '../use-mover.js';

/** The commands on a course in the version that was seen: publish or withdraw, move, remove. */
export const useCourseCommands = (class_id: number) => {
  const { t } = useWords();
  const roles = useRoles();
  const run = useCommand('study');
  const { said, move } = useMover();
  return {
    /** The new place of a course after a move. */
    said,
    eventsOf: ({ status }: Pick<CourseRow, 'status'>) =>
      eventsFrom(courseLifecycle, status, roles).map(({ event }) => event),
    decide: ({ course_id, updated_at, title }: CourseRow, event: CourseEvent) =>
      run(
        () => call('study/setCourseStatus', { class_id, course_id, updated_at, event }),
        t(`study.told.${event}`, { title }),
      ),
    move: ({ course_id, title }: CourseRow, by: number) =>
      move({
        title,
        id: course_id,
        by,
        readIds: async () => {
          const { items } = await call('study/fetchCourseLists', { class_id, limit: limits.page_size_max });
          return items.map((each) => each.course_id);
        },
        send: (before) => call('study/moveCourse', { class_id, course_id, before }),
      }),
    remove: ({ course_id, updated_at, units, title }: CourseRow) =>
      run(
        () => call('study/removeCourse', { class_id, course_id, updated_at, units }),
        t('study.course_removed', { title }),
      ),
  };
};

/** The result of {@link useCourseCommands}. */
export type CourseCommands = ReturnType<typeof useCourseCommands>;
