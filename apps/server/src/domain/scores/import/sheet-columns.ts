import { type ExamSubject, languages } from '@skillcert/core';
import { wordsIn } from '../../../platform/http/words.js';
import { headWords } from '../../../platform/sheet/head-words.js';
import { plainWord } from '../../../platform/sheet/plain-word.js';

/**
 * The fields of a column beside the subjects: `unit` and `exam_result` are ignored, which an exported list of
 * scores has.
 */
const fields = ['enrol_no', 'ticket_no', 'name', 'unit', 'exam_result'] as const;

type Field = (typeof fields)[number];

/** The names of columns in foreign sheets, beside our own words. */
const synonyms: Readonly<Partial<Record<Field, readonly string[]>>> = {
  enrol_no: ['报名号', '报名序号', 'enrolment no', 'n.º de inscripción', '申込No'],
  ticket_no: ['考号', '准考证号码', 'ticket no', 'número de tarjeta', '受験No'],
  name: ['考生姓名', '考生', 'candidate', 'candidato', '受験者', '受験者氏名'],
};

const fieldOfWord: ReadonlyMap<string, Field> = new Map(
  fields.flatMap((field) =>
    [...languages.map((language) => wordsIn(language)(`list.${field}`)), ...(synonyms[field] ?? [])].map(
      (word) => [plainWord(word), field] as const,
    ),
  ),
);

/** The columns of a sheet by field; undefined for a missing one. */
export interface SheetColumns {
  readonly enrol_no: number | undefined;
  readonly ticket_no: number | undefined;
  readonly name: number | undefined;
  readonly subjects: readonly { readonly id: string; readonly at: number }[];
  /** The heads that are none of this. */
  readonly ignored: readonly string[];
}

/** The names of subjects in foreign sheets, beside their titles. */
const subjectSynonyms: Readonly<Record<string, readonly string[]>> = {
  theory: ['理论', '理论知识', '笔试', 'teórico'],
  practical: ['技能', '操作技能', '实操', '实际操作', '技能操作', 'práctico'],
  review: ['综合', '答辩', '论文答辩'],
};

/** The words after the name of a subject: that it is examined, and that this is its score. */
const stemOf = (word: string) => word.replace(/(?:考试|考核|评审)?(?:成绩|得分|分数|分)?$/, '');

const subjectOfWord = (subjects: readonly ExamSubject[]): ReadonlyMap<string, string> =>
  new Map(
    subjects.flatMap(({ id, title }) => {
      const titles = [id, ...Object.values(title)].map(plainWord);
      const others = [...titles.map(stemOf), ...(subjectSynonyms[id] ?? []).map(plainWord)].filter(Boolean);
      return [...others, ...titles].map((word) => [word, id] as const);
    }),
  );

/** Reads columns by their heads in any of our languages; of two with the same meaning, the first. */
export const readColumns = (heads: readonly string[], subjects: readonly ExamSubject[]): SheetColumns => {
  const subjectOf = subjectOfWord(subjects);
  const isKnown = (word: string) => subjectOf.has(word) || fieldOfWord.has(word);
  const words = heads.map((head) => {
    const [word, bare] = headWords(head);
    return [word, bare, stemOf(word), stemOf(bare)].find(isKnown) ?? bare;
  });
  const at = (field: Field) => {
    const place = words.findIndex((word) => !subjectOf.has(word) && fieldOfWord.get(word) === field);
    return place === -1 ? undefined : place;
  };
  const found = subjects.flatMap(({ id }) => {
    const place = words.findIndex((word) => subjectOf.get(word) === id);
    return place === -1 ? [] : [{ id, at: place }];
  });
  const [enrol_no, ticket_no, name] = [at('enrol_no'), at('ticket_no'), at('name')];
  const read = new Set([enrol_no, ticket_no, name, ...found.map((subject) => subject.at)]);
  const isAside = (word: string) => ['unit', 'exam_result'].includes(fieldOfWord.get(word) ?? '');
  return {
    enrol_no,
    ticket_no,
    name,
    subjects: found,
    ignored: heads.filter((head, place) => head !== '' && !read.has(place) && !isAside(words[place] ?? '')),
  };
};

/** The number of columns that the cells of a row name, if one of them identifies the candidate. */
export const namedColumns = (cells: readonly string[], subjects: readonly ExamSubject[]): number => {
  const { enrol_no, ticket_no, name, subjects: found } = readColumns(cells, subjects);
  const whose = [enrol_no, ticket_no, name].filter((at) => at !== undefined);
  return whose.length === 0 ? 0 : whose.length + found.length;
};
