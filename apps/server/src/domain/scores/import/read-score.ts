import { type ExamMark, type ExamScore, languages, scoreMarks } from '@skillcert/core';
import { wordsIn } from '../../../platform/http/words.js';
import { plainWord } from '../../../platform/sheet/plain-word.js';

const markOfWord: ReadonlyMap<string, ExamMark> = new Map(
  scoreMarks.flatMap((mark) =>
    [mark, ...languages.map((language) => wordsIn(language)(`list.mark.${mark}`))].map(
      (word) => [plainWord(word), mark] as const,
    ),
  ),
);

/** Whole points, also as a spreadsheet writes them for a text, `82.0`. No exam has five figures of them. */
const points = /^(\d{1,4})(?:\.0+)?$/;

/** A score by its text: points, or a mark by its word in any of our languages; null for any other text. */
export const readScore = (text: string): ExamScore | null => {
  const mark = markOfWord.get(plainWord(text));
  if (mark) return mark;
  const [, whole] = points.exec(text.normalize('NFKC').trim()) ?? [];
  return whole === undefined ? null : Number(whole);
};
