import type { StudyUnitRow } from '@skillcert/api-client';
import { call } from '../../../client/call.js';
import { useCommand } from '../../../client/use-command.js';
import { useWords } from '../../../messages/words-state.js';
import { useMover } from '../use-mover.js';

/** The commands on a unit: move it within its course, and remove it in the version that was seen. */
export const useStudyUnitCommands = (class_id: number) => {
  const { t } = useWords();
  const run = useCommand('study');
  const { said, move } = useMover();
  return {
    /** The new place of a unit after a move. */
    said,
    move: ({ course_id, study_unit_id, title }: StudyUnitRow, by: number) =>
      move({
        title,
        id: study_unit_id,
        by,
        readIds: async () => {
          const { items } = await call('study/fetchCourseById', { class_id, course_id });
          return items.map((each) => each.study_unit_id);
        },
        send: (before) => call('study/moveStudyUnit', { class_id, course_id, study_unit_id, before }),
      }),
    remove: ({ study_unit_id, updated_at, title }: StudyUnitRow) =>
      run(
        () => call('study/removeStudyUnit', { class_id, study_unit_id, updated_at }),
        t('study.unit_removed', { title }),
      ),
  };
};
