import { type ExamSubject, languages, scoreOwnerFields } from '@skillcert/core';
import { wordsIn } from '../../../platform/http/words.js';
import { candidateNameHeads, enrolNoHeads } from '../../../platform/sheet/candidate-heads.js';
import { type ColumnFields, placesOf, type SheetFamily } from '../../../platform/sheet/choose-columns.js';
import { headWords, meaningBy } from '../../../platform/sheet/head-words.js';
import { plainWord } from '../../../platform/sheet/plain-word.js';

/** The fields that say whose scores a row has. */
type Whose = (typeof scoreOwnerFields)[number];

/** The columns of our own list of scores that are not read. */
const asides = ['unit', 'exam_result'] as const;

/** Our own words for the columns. */
const own = {
  enrol_no: 'list.enrol_no',
  ticket_no: 'list.ticket_no',
  id_card: 'list.id_masked',
  name: 'list.name',
  unit: 'list.unit',
  exam_result: 'list.exam_result',
} as const satisfies Record<Whose | (typeof asides)[number], string>;

/** The names of columns in foreign sheets, beside our own words. */
const synonyms: Readonly<Record<Whose, readonly string[]>> = {
  enrol_no: enrolNoHeads,
  ticket_no: ['考号', '准考证号码', 'ticket no', 'número de tarjeta', '受験No'],
  id_card: [
    '身份证号',
    '身份证号码',
    '居民身份证号码',
    '公民身份号码',
    '身份证',
    '证件号',
    '证件号码',
    'id no',
    'número de documento',
    '身分証番号',
  ],
  name: candidateNameHeads,
};

const inAllLanguages = (key: (typeof own)[keyof typeof own]) =>
  languages.map((language) => plainWord(wordsIn(language)(key)));

const fieldOfWord: ReadonlyMap<string, Whose> = new Map(
  scoreOwnerFields.flatMap((field) =>
    [...inAllLanguages(own[field]), ...synonyms[field].map(plainWord)].map((word) => [word, field] as const),
  ),
);

const asideWords: ReadonlySet<string> = new Set(asides.flatMap((field) => inAllLanguages(own[field])));

/** The names of subjects in foreign sheets, beside their titles. */
const subjectSynonyms: Readonly<Record<string, readonly string[]>> = {
  theory: ['理论', '理论知识', '应知', '笔试', 'written', 'teórico'],
  practical: ['技能', '操作技能', '应会', '实操', '实际操作', '技能操作', 'skills', 'práctico'],
  review: ['综合', '答辩', '论文答辩'],
};

/** The heads of the only score of a sheet. */
const scoreWords = [
  '成绩',
  '分数',
  '得分',
  '总分',
  'score',
  'points',
  'nota',
  'puntuación',
  '得点',
  '点数',
].map(plainWord);

/** The words around the name of a subject: its share, that it is examined, and that this is its score. */
const stemOf = (word: string) =>
  word
    .replace(/\d{1,3}%$/, '')
    .replace(/(?:考试|考核|评审|exam|test)?(?:成绩|得分|分数|分|score|points|mark)?s?$/, '');

const subjectOfWord = (subjects: readonly ExamSubject[]): ReadonlyMap<string, string> => {
  const named = subjects.flatMap(({ id, title }) => {
    const titles = [id, ...Object.values(title)].map(plainWord);
    const others = [...titles.map(stemOf), ...(subjectSynonyms[id] ?? []).map(plainWord)].filter(Boolean);
    return [...others, ...titles].map((word) => [word, id] as const);
  });
  const [only, another] = subjects;
  const single = only && !another ? scoreWords.map((word) => [word, only.id] as const) : [];
  return new Map([...single, ...named]);
};

/** The columns of a sheet by field; undefined for a missing one. */
export type SheetColumns = Readonly<Record<Whose, number | undefined>> & {
  readonly subjects: readonly { readonly id: string; readonly at: number }[];
};

/** The columns with these fields; of two with the same, the first. */
export const columnsOf = (fields: ColumnFields, subjects: readonly ExamSubject[]): SheetColumns => {
  const places = placesOf(fields);
  const [enrol_no, ticket_no, id_card, name] = scoreOwnerFields.map((field) => places.get(field));
  const found = subjects.flatMap(({ id }) => {
    const at = places.get(id);
    return at === undefined ? [] : [{ id, at }];
  });
  return { enrol_no, ticket_no, id_card, name, subjects: found };
};

/** Sheets of scores in these subjects. */
export const scoreFamily = (subjects: readonly ExamSubject[]): SheetFamily => {
  const subjectOf = subjectOfWord(subjects);
  return {
    name: 'scores',
    fields: [...scoreOwnerFields, ...subjects.map(({ id }) => id)],
    fieldOf: (head) => {
      const fieldOf = (word: string) => subjectOf.get(word) ?? fieldOfWord.get(word);
      return meaningBy(fieldOf, head) ?? meaningBy((word) => fieldOf(stemOf(word)), head) ?? '';
    },
    isWhole: (fields) => {
      const { enrol_no, ticket_no, id_card, subjects: found } = columnsOf(fields, subjects);
      return (enrol_no ?? ticket_no ?? id_card) !== undefined && found.length > 0;
    },
  };
};

/** The heads of columns from which nothing is read, except those of our own list. */
export const ignoredHeads = (heads: readonly string[], fields: ColumnFields): readonly string[] =>
  heads.filter(
    (head, at) => head !== '' && !fields[at] && !headWords(head).some((word) => asideWords.has(word)),
  );
