import { type ExamMark, type ExamScore, languages, scoreMarks } from '@skillcert/core';
import { wordsIn } from '../../../platform/http/words.js';
import { plainWord } from '../../../platform/sheet/plain-word.js';

/** Other words that sheets use for a mark. */
const synonyms: Readonly<Record<ExamMark, readonly string[]>> = {
  absent: ['缺', '旷考', '未考', '未参加', '弃考', '缺席', 'abs', 'no show', 'ausente', '欠', '未受験'],
  violation: ['作弊', '舞弊', '违规', '取消成绩', 'cheating', 'disqualified', 'anulado', '失格'],
};

const markOfWord: ReadonlyMap<string, ExamMark> = new Map(
  scoreMarks.flatMap((mark) =>
    [mark, ...synonyms[mark], ...languages.map((language) => wordsIn(language)(`list.mark.${mark}`))].map(
      (word) => [plainWord(word), mark] as const,
    ),
  ),
);

/** Whole points, also as a spreadsheet writes them for a text, `82.0`, or with their unit. No exam has five figures. */
const points = /^(\d{1,4})(?:\.0+)?\s*(?:分|点|points?|pts?\.?)?$/i;

const parts = /^\d{1,4}[.,]\d{1,4}\s*(?:分|点|points?|pts?\.?)?$/i;

/** Whether a text is points that are not whole; `82.0` is. */
export const isNotWhole = (text: string): boolean => {
  const said = text.normalize('NFKC').trim();
  return parts.test(said) && !points.test(said);
};

/** A score by its text: points, or a mark by its word in any of our languages; null for any other text. */
export const readScore = (text: string): ExamScore | null => {
  const mark = markOfWord.get(plainWord(text));
  if (mark) return mark;
  const [, whole] = points.exec(text.normalize('NFKC').trim()) ?? [];
  return whole === undefined ? null : Number(whole);
};
