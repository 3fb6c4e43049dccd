import type { LessonMark } from '@skillcert/core';

/** The columns of the attendance sheet; heads stand in the messages under `paper.column.<name>`. */
export const lessonColumnsOnPaper = ['enrol_no', 'name', 'identity', 'unit', 'mark', 'signature'] as const;

/** A column of the attendance sheet. */
export type LessonPaperColumn = (typeof lessonColumnsOnPaper)[number];

/** A text of a lesson's attendance sheet, by its key in the messages. */
type LessonWord =
  | 'lesson.title'
  | 'lesson.teachers'
  | 'lesson.signed'
  | 'lesson.code'
  | 'paper.column.mark'
  | `lesson.mark.${LessonMark}`;

declare module '../../../../platform/http/words.js' {
  interface AreaWords {
    readonly lesson: LessonWord;
  }
}
