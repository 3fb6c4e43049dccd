import { randomUUID } from 'node:crypto';

/** The fields of a unit that staff type, and its file. */
export interface NewUnit {
  readonly kind: 'article' | 'pdf' | 'video' | 'quiz';
  readonly title: string;
  readonly required_minutes: number;
  readonly body?: string;
  readonly file?: { readonly name: string; readonly buffer: Buffer };
  /** Of a quiz; 60 percent of the points pass, and it may be tried twice. */
  readonly questions?: readonly object[];
}

/** The parts of an answer that are read. */
interface Answer {
  readonly course_id: number;
  readonly study_unit_id: number;
  readonly updated_at: string;
}

interface Desk {
  readonly call: (name: string, data: object) => Promise<Answer>;
  /** A call with a file as its body. */
  readonly send: (name: string, params: Record<string, string | number>, file: Buffer) => Promise<Answer>;
}

/** A published course of a class with these units. @returns the numbers of the units in the API */
export const publishCourse = async (
  { call, send }: Desk,
  class_id: number,
  units: readonly NewUnit[],
): Promise<number[]> => {
  const typed = { class_id, title: '合同实务', summary: '合同的订立、登记与争议解决。' };
  const { course_id } = await call('study/saveCourse', typed);
  const ids: number[] = [];
  for (const { file, questions, ...unit } of units) {
    const { study_unit_id, ...seen } = await call('study/saveStudyUnit', { class_id, course_id, ...unit });
    if (questions) {
      const rules = { pass_percent: 60, attempts_max: 2 };
      const quiz = { class_id, study_unit_id, updated_at: seen.updated_at, ...rules, questions };
      await call('study/saveQuestions', quiz);
    }
    const part = { class_id, study_unit_id, upload_key: randomUUID(), part_no: 0 };
    if (file) {
      const { name: title, buffer } = file;
      await send('study/uploadStudyFile', { ...part, title, size: buffer.length }, buffer);
    }
    ids.push(study_unit_id);
  }
  const { updated_at } = await call('study/fetchCourseById', { class_id, course_id });
  await call('study/setCourseStatus', { class_id, course_id, updated_at, event: 'publish' });
  return ids;
};
