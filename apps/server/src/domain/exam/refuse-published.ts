import { firstNames } from '../../platform/http/errors/first-names.js';
import { Refusal } from '../../platform/http/errors/refuse.js';
import { type Saying, subjectName } from './used-by.js';

/** The refusal of a change of the attendance; it names the subjects whose published scores depend on it. */
export const publishedScores = (subjects: readonly string[], saying: Saying): Refusal => {
  const count = subjects.length;
  const titles = subjects.map((subject) => subjectName(saying, subject));
  return new Refusal('scores_published', {
    values: { count, names: firstNames(titles, count, saying.language) },
  });
};
