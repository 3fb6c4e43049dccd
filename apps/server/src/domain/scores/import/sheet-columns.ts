import { type ExamSubject, languages, scoreEachFields, scoreOwnerFields } from '@skillcert/core';
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

/** The heads of a sheet with a row for each score. */
const longHeads: ReadonlyMap<string, string> = new Map([
  ...[
    ...['科目', '科目名称', '考试科目', '考核科目', '评价科目', '鉴定科目', '成绩科目'],
    ...['subject', 'exam subject', 'asignatura', 'materia', '科目名', '試験科目'],
  ].map((word) => [plainWord(word), 'subject'] as const),
  ...['考试成绩', '考核成绩', '科目成绩', '单科成绩'].map((word) => [plainWord(word), 'score'] as const),
  ...scoreWords.filter((word) => word !== '总分').map((word) => [word, 'score'] as const),
]);

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

/** A sheet with a row for each score. */
interface LongColumns {
  readonly subject: number;
  readonly score: number;
}

/** The columns of a sheet by field; undefined for a missing one. */
export type SheetColumns = Readonly<Record<Whose, number | undefined>> & {
  /** The columns of subjects; none in a long sheet. */
  readonly subjects: readonly { readonly id: string; readonly at: number }[];
  readonly long: LongColumns | undefined;
};

const longOf = (
  { places, count }: { readonly places: ReadonlyMap<string, number>; readonly count: number },
  found: SheetColumns['subjects'],
  { heads, isOnly }: { readonly heads: readonly string[]; readonly isOnly: boolean },
): LongColumns | undefined => {
  const subject = places.get('subject');
  const score = places.get('score');
  if (subject === undefined) return undefined;
  const [only] = found;
  if (!only) return score === undefined || count !== 1 ? undefined : { subject, score };
  // A score of an exam with one subject is headed by its name, or says only that it is a score.
  const isScore = isOnly && headWords(heads[only.at] ?? '').some((word) => scoreWords.includes(word));
  return isScore ? { subject, score: only.at } : undefined;
};

/** The columns with these fields, under these heads; of two with the same, the first. */
export const columnsOf = (
  fields: ColumnFields,
  subjects: readonly ExamSubject[],
  heads: readonly string[] = [],
): SheetColumns => {
  const places = placesOf(fields);
  const [enrol_no, ticket_no, id_card, name] = scoreOwnerFields.map((field) => places.get(field));
  const found = subjects.flatMap(({ id }) => {
    const at = places.get(id);
    return at === undefined ? [] : [{ id, at }];
  });
  const count = fields.filter((field) => field === 'score').length;
  const long = longOf({ places, count }, found, { heads, isOnly: subjects.length === 1 });
  return { enrol_no, ticket_no, id_card, name, subjects: long ? [] : found, long };
};

/** The fields that are read: beside columns of subjects, those of a long sheet are not. */
export const readFields = (fields: ColumnFields, { subjects }: SheetColumns): ColumnFields =>
  subjects.length === 0
    ? fields
    : fields.map((field) => (field === 'subject' || field === 'score' ? '' : field));

/** The id of the subject that a text names; undefined for none. */
export const subjectNamed = (subjects: readonly ExamSubject[]): ((text: string) => string | undefined) => {
  const subjectOf = subjectOfWord(subjects);
  const isId = new Set(subjects.map(({ id }) => id));
  const named = (word: string) => {
    const id = scoreWords.includes(word) ? undefined : subjectOf.get(word);
    return id !== undefined && isId.has(id) ? id : undefined;
  };
  return (text) => meaningBy(named, text) ?? meaningBy((word) => named(stemOf(word)), text);
};

/** Sheets of scores in these subjects. */
export const scoreFamily = (subjects: readonly ExamSubject[]): SheetFamily => {
  const subjectOf = subjectOfWord(subjects);
  return {
    name: 'scores',
    fields: [...scoreOwnerFields, ...subjects.map(({ id }) => id), ...scoreEachFields],
    repeated: 'score',
    fieldOf: (head) => {
      const fieldOf = (word: string) => subjectOf.get(word) ?? fieldOfWord.get(word);
      const long = (word: string) => longHeads.get(word);
      return (
        meaningBy(fieldOf, head) ??
        meaningBy((word) => fieldOf(stemOf(word)), head) ??
        meaningBy(long, head) ??
        ''
      );
    },
    isWhole: (fields) => {
      const { enrol_no, ticket_no, id_card, subjects: found, long } = columnsOf(fields, subjects);
      return (enrol_no ?? ticket_no ?? id_card) !== undefined && (found.length > 0 || long !== undefined);
    },
  };
};

/** The heads of columns from which nothing is read, except those of our own list. */
export const ignoredHeads = (heads: readonly string[], fields: ColumnFields): readonly string[] =>
  heads.filter(
    (head, at) => head !== '' && !fields[at] && !headWords(head).some((word) => asideWords.has(word)),
  );
