import type { ClassStatus } from '@skillcert/core';
import type { PlannedClass } from '../../classes/demo-plan.js';
import type { DemoTeacher } from '../../people/teachers-of.js';
import type { LessonRows } from '../lesson-rows.js';
import { type CertificateRows, type Road, type RoadContext, writeCertificates } from './certificate-road.js';

interface Context extends RoadContext {
  readonly teachers: readonly DemoTeacher[];
  readonly lessons: LessonRows | undefined;
  readonly now: Date;
}

const day = 86_400_000;
const minute = 60_000;
/** Teachers get certificates this many days before candidates, whose scores are entered and published first. */
const earlier = 10;

/** The roads of the certificates of the first and the second teacher; undefined for one who waits for a number. */
const roadsOf = (status: ClassStatus, exam_in: number): readonly (Road | undefined)[] => {
  if (status === 'publicity') return ['numbered', undefined];
  if (status === 'certifying') return ['valid', 'numbered'];
  if (status !== 'finished') return [];
  if (exam_in < -90) return ['valid', 'revoked'];
  return exam_in < -70 ? ['superseded', 'valid'] : ['valid', 'suspended'];
};

/** The holder of a certificate, with the lessons and minutes that the teacher taught. */
const holderOf = ({ user_id, name }: DemoTeacher, { lessons, teachers }: LessonRows) => {
  const own = new Set(teachers.flatMap((each) => (each.user_id === user_id ? [each.lesson_id] : [])));
  const taught = lessons.filter(({ lesson_id }) => own.has(lesson_id));
  const ms = taught.reduce(
    (sum, { starts_at, ends_at }) => sum + new Date(ends_at).getTime() - new Date(starts_at).getTime(),
    0,
  );
  return { holder_id: user_id, name, lessons: taught.length, minutes: ms / minute };
};

/** The certificates of the teachers of classes whose exam is over. */
export const teacherRows = (
  { status, level, dates, exam_in }: Pick<PlannedClass, 'status' | 'level' | 'dates' | 'exam_in'>,
  context: Context,
): CertificateRows => {
  const { teachers, lessons, now } = context;
  const roads = roadsOf(status, exam_in);
  const at = (after: number) =>
    new Date(Math.min(dates.exam_at.getTime() + (after - earlier) * day, now.getTime()));
  return writeCertificates(
    context,
    { kind: 'teacher', level, at },
    teachers.flatMap((teacher, nth) => {
      const road = roads[nth];
      return road && lessons ? [[holderOf(teacher, lessons), road] as const] : [];
    }),
  );
};
