import { courseLifecycle } from '@skillcert/core';
import { partSeal } from '../../domain/study/files/part-seal.js';
import { questionRows } from '../../domain/study/quiz/write-questions.js';
import type { AuditEvent } from '../../platform/audit/audit-event.js';
import type { Keyring } from '../../platform/crypto/keyring.js';
import type { NewRow } from '../../platform/store/database.js';
import { newId } from '../../platform/store/new-id.js';
import type { PlannedClass } from '../classes/demo-plan.js';
import { type DemoCourse, type DemoUnit, demoCourses } from '../papers/demo-courses.js';
import { demoSlides } from '../papers/demo-slides.js';
import { learnedRows } from './learned-rows.js';

interface Made {
  readonly class_id: number;
  readonly user_id: number;
  readonly actor_role: string;
  readonly keyring: Keyring;
  readonly at: Date;
}

/** The slides of a unit, sealed as what somebody uploads is; few enough that they are one part. */
const slidesOf = (
  study_unit_id: number,
  { file }: DemoUnit,
  { class_id, user_id, keyring, at }: Made,
): { files: NewRow<'study_file'>[]; parts: NewRow<'study_file_part'>[] } => {
  if (!file) return { files: [], parts: [] };
  const file_id = newId();
  const bytes = demoSlides(file.pages);
  const row = {
    ...{ class_id, file_id, study_unit_id, upload_key: `demo-${file_id}`, title: file.title },
    ...{ media_type: 'application/pdf' as const, size: bytes.length, parts: 1, whole: true },
    ...{ created_by: user_id, created_at: at },
  };
  const bytes_enc = keyring.sealBytes(partSeal({ file_id, part_no: 0 }), bytes);
  return { files: [row], parts: [{ class_id, file_id, part_no: 0, bytes_enc }] };
};

const unitRows = (course_id: number, units: readonly DemoUnit[], made: Made) =>
  units.map((unit, index) => {
    const { class_id, user_id, actor_role, at } = made;
    const { title, kind, required_minutes, body = '', questions = [] } = unit;
    const study_unit_id = newId();
    const isQuiz = questions.length > 0;
    const row = {
      ...{ class_id, course_id, study_unit_id, title, kind, body, required_minutes },
      ...{ pass_percent: isQuiz ? 60 : null, attempts_max: isQuiz ? 3 : null },
      ...{ quiz_no: isQuiz ? 1 : 0, questions: questions.length },
    };
    const act = { user_id, actor_role, at, object_type: 'study_unit', object_id: study_unit_id };
    const { files, parts } = slidesOf(study_unit_id, unit, made);
    return {
      row: { ...row, position: index + 1, created_at: at, updated_at: at },
      files,
      parts,
      asked: questions,
      questions: questionRows(made.keyring, { class_id, study_unit_id }, questions),
      ready: body !== '' || files.length > 0 || isQuiz,
      events: [
        { ...act, action: 'create', detail: { course_id, title, kind, required_minutes } },
        ...(isQuiz
          ? [{ ...act, action: 'write_questions', detail: { course_id, questions: questions.length } }]
          : []),
        ...files.map(({ file_id, title: named, media_type, size }) => ({
          ...act,
          action: 'add_file',
          detail: { file_id, title: named, media_type, size },
        })),
      ],
    };
  });

const courseRows = (course: DemoCourse, index: number, made: Made) => {
  const { class_id, user_id, actor_role, at } = made;
  const { title, summary, published } = course;
  const course_id = newId();
  const { initial } = courseLifecycle;
  const status = published ? ('published' as const) : initial;
  const units = unitRows(course_id, course.units, made);
  const act = { user_id, actor_role, at, object_type: 'study_course', object_id: course_id };
  return {
    row: {
      ...{ class_id, course_id, title, summary, status, position: index + 1 },
      ...{ created_at: at, updated_at: at },
    },
    units,
    events: [
      { ...act, action: 'create', to_state: initial, detail: { title, summary } },
      ...units.flatMap(({ events }) => events),
      ...(published
        ? [{ ...act, action: 'publish', from_state: initial, to_state: status, detail: { title } }]
        : []),
    ],
  };
};

interface Context extends Omit<Made, 'at'> {
  readonly enrolments: readonly NewRow<'enrolment'>[];
  readonly time_zone: string;
  readonly now: Date;
}

const hour = 3_600_000;

/** The courses of a class of the demo, with how far its candidates are. */
export const studyRows = (
  { dates }: Pick<PlannedClass, 'dates'>,
  { enrolments, time_zone, now, ...context }: Context,
) => {
  const at = new Date(Math.min(dates.enroll_end.getTime() + hour, now.getTime() - hour));
  const courses = demoCourses.map((course, index) => courseRows(course, index, { ...context, at }));
  const units = courses.flatMap((course) => course.units);
  const learned = courses
    .filter(({ row }) => row.status === 'published')
    .flatMap((course) =>
      course.units.filter(({ ready }) => ready).map(({ row, asked }) => ({ ...row, asked })),
    );
  const people = enrolments.flatMap(({ status, study_type, enrolment_id }) =>
    status === 'approved' && study_type === 'online' ? [enrolment_id] : [],
  );
  const events: AuditEvent[] = courses.flatMap((course) => course.events);
  return {
    courses: courses.map(({ row }) => row),
    units: units.map(({ row }) => row),
    questions: units.flatMap(({ questions }) => questions),
    files: units.flatMap(({ files }) => files),
    parts: units.flatMap(({ parts }) => parts),
    events,
    ...learnedRows(learned, {
      class_id: context.class_id,
      people,
      study_start: dates.study_start,
      time_zone,
      now,
    }),
  };
};
