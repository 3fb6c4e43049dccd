import type { AttendanceRow } from '@skillcert/api-client';
import type { LessonMark } from '@skillcert/core';
import { useState } from 'react';
import { call } from '../../../../client/call.js';
import { useCommand } from '../../../../client/use-command.js';
import { useWords } from '../../../../messages/words-state.js';
import type { AttendanceState } from './use-attendance.js';

interface Asked {
  readonly rows: readonly AttendanceRow[];
  readonly mark: LessonMark | null;
}

/** Marks people as they were seen; an old mark is changed with a reason, which is asked for. */
export const useMarking = (
  class_id: number,
  { lesson, asksWhy }: Pick<AttendanceState, 'lesson' | 'asksWhy'>,
) => {
  const { t } = useWords();
  const run = useCommand('course');
  const [asked, setAsked] = useState<Asked>();

  const send = async ({ rows, mark }: Asked, reason?: string): Promise<boolean> => {
    if (!lesson) return false;
    const input = {
      class_id,
      lesson_id: lesson.lesson_id,
      marks: rows.map((row) => ({ enrolment_id: row.enrolment_id, mark, seen: row.mark })),
      ...(reason && { reason }),
    };
    return run(
      () => call('course/markAttendance', input),
      mark
        ? t('lessons.marked', { count: rows.length, mark: t(`lessons.mark.${mark}`) })
        : t('lessons.taken_back', { count: rows.length }),
    );
  };

  return {
    asked,
    drop: () => setAsked(undefined),
    give: async (reason: string) => {
      const done = asked !== undefined && (await send(asked, reason));
      // A refusal means that the seen data is old.
      setAsked(undefined);
      return done;
    },
    /** Whether the mark is written; not before a required reason is given. */
    mark: async (rows: readonly AttendanceRow[], mark: LessonMark | null): Promise<boolean> => {
      const changed = rows.filter((row) => row.mark !== mark);
      if (!lesson || changed.length === 0) return true;
      const wanted = { rows: changed, mark };
      const corrects = changed.some((row) => row.mark !== null);
      if (!corrects || !asksWhy) return send(wanted);
      setAsked(wanted);
      return false;
    },
  };
};
