import type { InputOf, OutputOf } from '@skillcert/api-client/contract';
import { studyLimits } from '@skillcert/core';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { fetchCourseById } from '../courses/fetch-course-by-id.js';
import { fetchCourseLists } from '../courses/fetch-course-lists.js';
import { moveCourse } from '../courses/move-course.js';
import { removeCourse } from '../courses/remove-course.js';
import { saveCourse } from '../courses/save-course.js';
import { setCourseStatus } from '../courses/set-course-status.js';
import { setStudyGate } from '../courses/set-study-gate.js';
import { uploadStudyFile } from '../files/upload-study-file.js';
import { fetchQuestions } from '../quiz/fetch-questions.js';
import { saveQuestions } from '../quiz/save-questions.js';
import { fetchStudyUnit } from '../units/fetch-study-unit.js';
import { fetchStudyUnitLists } from '../units/fetch-study-unit-lists.js';
import { moveStudyUnit } from '../units/move-study-unit.js';
import { removeStudyUnit } from '../units/remove-study-unit.js';
import { saveStudyUnit } from '../units/save-study-unit.js';
import { newFilm } from './new-film.js';

type Seen = Pick<InputOf<'study/setCourseStatus'>, 'course_id' | 'updated_at'>;
type SeenUnit = Pick<InputOf<'study/removeStudyUnit'>, 'study_unit_id' | 'updated_at'>;

let uploads = 0;

/** The courses of a class, as a member of staff works with them once the guard has admitted them. */
export const studyDesk = (services: Services, class_id: number, caller: StaffSession) => {
  const on = { services, caller };
  const course = (changes: Partial<InputOf<'study/saveCourse'>> = {}) =>
    callHandler(saveCourse, { ...on, input: { class_id, title: '合同实务', summary: '', ...changes } });
  const unit = (course_id: number, changes: Partial<InputOf<'study/saveStudyUnit'>> = {}) =>
    callHandler(saveStudyUnit, {
      ...on,
      input: {
        class_id,
        course_id,
        title: '必备条款',
        kind: 'article',
        ...(changes.kind === undefined && { body: '**正文**' }),
        required_minutes: 10,
        ...changes,
      },
    });
  const decide = ({ course_id, updated_at }: Seen, event: 'publish' | 'withdraw') =>
    callHandler(setCourseStatus, { ...on, input: { class_id, course_id, updated_at, event } });
  const part = (
    study_unit_id: number,
    whole: Buffer,
    part_no: number,
    { key = 'study-upload', title = '讲义.pdf' }: { readonly key?: string; readonly title?: string } = {},
  ) => {
    const from = part_no * studyLimits.part_bytes;
    return callHandler(uploadStudyFile, {
      ...on,
      input: { class_id, study_unit_id, upload_key: key, title, size: whole.length, part_no },
      bytes: whole.subarray(from, from + studyLimits.part_bytes),
    });
  };
  /** A whole file, part by part. */
  const send = async (study_unit_id: number, whole: Buffer, title?: string) => {
    uploads += 1;
    const as = { key: `study-upload-${uploads}`, ...(title && { title }) };
    const parts = Math.ceil(whole.length / studyLimits.part_bytes);
    let answer: OutputOf<'study/uploadStudyFile'> = { parts: 0, file: null };
    for (let part_no = 0; part_no < parts; part_no += 1)
      answer = await part(study_unit_id, whole, part_no, as);
    return answer;
  };
  const read = (study_unit_id: number) =>
    callHandler(fetchStudyUnit, { ...on, input: { class_id, study_unit_id } });
  /** Writes the questions of a quiz as it is now. */
  const ask = async (
    study_unit_id: number,
    questions: InputOf<'study/saveQuestions'>['questions'],
    changes: Partial<InputOf<'study/saveQuestions'>> = {},
  ) => {
    const { updated_at } = await read(study_unit_id);
    const rules = { pass_percent: 60, attempts_max: 3 };
    return callHandler(saveQuestions, {
      ...on,
      input: { class_id, study_unit_id, updated_at, ...rules, questions, ...changes },
    });
  };
  return {
    course,
    unit,
    read,
    ask,
    questions: (study_unit_id: number) =>
      callHandler(fetchQuestions, { ...on, input: { class_id, study_unit_id } }),
    decide,
    part,
    send,
    courses: (filters: object = {}) =>
      callHandler(fetchCourseLists, { ...on, input: { class_id, ...filters } }),
    detail: (course_id: number) => callHandler(fetchCourseById, { ...on, input: { class_id, course_id } }),
    move: (course_id: number, before: number | null) =>
      callHandler(moveCourse, { ...on, input: { class_id, course_id, before } }),
    remove: ({ course_id, updated_at }: Seen, units = 0) =>
      callHandler(removeCourse, { ...on, input: { class_id, course_id, updated_at, units } }),
    gate: (study_gate: boolean) => callHandler(setStudyGate, { ...on, input: { class_id, study_gate } }),
    units: (filters: object = {}) =>
      callHandler(fetchStudyUnitLists, { ...on, input: { class_id, ...filters } }),
    moveUnit: (course_id: number, study_unit_id: number, before: number | null) =>
      callHandler(moveStudyUnit, { ...on, input: { class_id, course_id, study_unit_id, before } }),
    removeUnit: ({ study_unit_id, updated_at }: SeenUnit) =>
      callHandler(removeStudyUnit, { ...on, input: { class_id, study_unit_id, updated_at } }),
    /** A published course with one quiz of these questions. */
    quiz: async (
      questions: InputOf<'study/saveQuestions'>['questions'],
      rules: Partial<InputOf<'study/saveQuestions'>> = {},
    ) => {
      const { course_id, updated_at } = await course();
      const { study_unit_id } = await unit(course_id, { kind: 'quiz', title: '测验', required_minutes: 0 });
      await ask(study_unit_id, questions, rules);
      await decide({ course_id, updated_at }, 'publish');
      return { course_id, study_unit_id };
    },
    /** A published course with one video. */
    film: async (required_minutes: number, film: Parameters<typeof newFilm>[0] = {}) => {
      const { course_id, updated_at } = await course();
      const { study_unit_id } = await unit(course_id, { kind: 'video', title: '讲解', required_minutes });
      await send(study_unit_id, newFilm(film), '讲解.mp4');
      await decide({ course_id, updated_at }, 'publish');
      return { course_id, study_unit_id };
    },
    /** A course with the given number of articles, which candidates see. */
    published: async (count = 1, changes: Partial<InputOf<'study/saveStudyUnit'>> = {}) => {
      const { course_id, updated_at } = await course();
      const study_unit_ids: number[] = [];
      for (let n = 1; n <= count; n += 1) {
        const { study_unit_id } = await unit(course_id, { title: `第 ${n} 讲`, ...changes });
        study_unit_ids.push(study_unit_id);
      }
      const now = await decide({ course_id, updated_at }, 'publish');
      return { course_id, updated_at: now.updated_at, study_unit_ids, first: study_unit_ids[0] ?? 0 };
    },
  };
};
