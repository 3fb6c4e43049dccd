import { type LessonMark, markOnArrival } from '@skillcert/core';
import type { AuditEvent } from '../../platform/audit/audit-event.js';
import type { NewRow } from '../../platform/store/database.js';
import { newId } from '../../platform/store/new-id.js';
import type { PlannedClass } from '../classes/demo-plan.js';
import type { DemoTeacher } from '../people/teachers-of.js';

/** The lessons of a class of the demo, with teachers and marks. */
export interface LessonRows {
  readonly lessons: NewRow<'lesson'>[];
  readonly teachers: NewRow<'lesson_teacher'>[];
  readonly marks: NewRow<'lesson_mark'>[];
  readonly events: AuditEvent[];
}

interface Context {
  readonly class_id: number;
  readonly enrolments: readonly NewRow<'enrolment'>[];
  readonly user_id: number;
  readonly actor_role: string;
  /** The teachers, who take turns. */
  readonly teachers: readonly DemoTeacher[];
  readonly now: Date;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const titles = ['技术转移与合同', '知识产权与估值', '尽职调查', '案例研讨'];

/** The mark of the nth candidate in a lesson. Nearly all come, between 12 minutes before its start and 17 after. */
const comes = (starts_at: Date, nth: number): { mark: LessonMark; marked_at: Date } => {
  if (nth % 11 === 10) return { mark: nth % 2 === 0 ? 'absent' : 'excused', marked_at: starts_at };
  const marked_at = new Date(starts_at.getTime() + ((nth * 7) % 30) * minute - 12 * minute);
  return { mark: markOnArrival(starts_at.toISOString(), marked_at.getTime()), marked_at };
};

type Lesson = NewRow<'lesson'> & { readonly starts_at: Date; readonly ends_at: Date };
type Mark = NewRow<'lesson_mark'> & { readonly marked_at: Date };

const createdEvent = (
  { lesson_id, title, place, starts_at, ends_at }: Lesson,
  teacher_id: number,
): Omit<AuditEvent, 'at' | 'user_id' | 'actor_role'> => ({
  action: 'create',
  object_type: 'lesson',
  object_id: lesson_id,
  detail: {
    title,
    place,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    user_ids: [teacher_id],
  },
});

const markedEvent = ({
  lesson_id,
  enrolment_id,
  mark,
  marked_at,
}: Mark): Omit<AuditEvent, 'user_id' | 'actor_role'> => ({
  at: marked_at,
  action: 'mark',
  object_type: 'lesson_mark',
  object_id: enrolment_id,
  from_state: 'open',
  to_state: mark,
  detail: { lesson_id },
});

/**
 * A lesson on each of the first days of study, with marks for those that are over; undefined if there is no teacher.
 */
export const lessonRows = (
  { venue, dates }: Pick<PlannedClass, 'venue' | 'dates'>,
  { class_id, enrolments, user_id, actor_role, teachers, now }: Context,
): LessonRows | undefined => {
  const [first] = teachers;
  if (!first) return undefined;
  const teacherOf = (index: number) => (teachers[index % teachers.length] ?? first).user_id;
  const by = { user_id, actor_role };
  const created_at = new Date(Math.min(dates.enroll_end.getTime() + hour, now.getTime() - hour));
  const lessons = titles.map((title, index) => {
    // Study begins at midnight where the class is.
    const starts_at = new Date(dates.study_start.getTime() + index * day + 9 * hour);
    const ends_at = new Date(starts_at.getTime() + 3 * hour);
    const times = { created_at, updated_at: created_at };
    return { class_id, lesson_id: newId(), title, place: venue, starts_at, ends_at, ...times };
  });
  const people = enrolments.filter(
    ({ status, study_type }) => status === 'approved' && study_type === 'onsite',
  );
  const marks = lessons
    .filter(({ ends_at }) => ends_at < now)
    .flatMap(({ lesson_id, starts_at }, index) =>
      people.map(({ enrolment_id }, nth) => ({
        class_id,
        lesson_id,
        enrolment_id,
        ...comes(starts_at, nth + index),
      })),
    );
  return {
    lessons,
    teachers: lessons.map(({ lesson_id }, index) => ({ class_id, lesson_id, user_id: teacherOf(index) })),
    marks,
    events: [
      ...lessons.map((lesson, index) => ({
        ...by,
        at: created_at,
        ...createdEvent(lesson, teacherOf(index)),
      })),
      ...marks.map((mark) => ({ ...by, ...markedEvent(mark) })),
    ],
  };
};
