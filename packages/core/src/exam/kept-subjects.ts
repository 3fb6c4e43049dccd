import { parseMoment } from '../format/parse-moment.js';
import { wallClock } from '../format/wall-clock.js';
import { type CountedScore, passesSubject } from './evaluate-exam.js';
import type { ExamRules } from './exam-rules.js';
import { subjectsOf } from './subjects-of.js';

/** A final score of the same person in another class. */
export interface EarlierScore {
  readonly subject: string;
  readonly occupation: string;
  readonly level: string;
  readonly score: CountedScore;
  /** Since when it is final, ISO 8601. */
  readonly final_at: string;
  /** Whether a certificate is based on it: then it is used up. */
  readonly certified: boolean;
}

/** An exam of a candidate with earlier scores. */
export interface ResitExam {
  readonly occupation: string;
  readonly level: string;
  /** When it begins, ISO 8601. */
  readonly at: string;
  /** A name of the zone database. */
  readonly time_zone: string;
}

const asDay = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

/**
 * The moment until which a subject is kept, in milliseconds: the end of the day this many months after its
 * score became final, or of the last day of a shorter month. NaN if `final_at` is not a moment.
 */
export const keptUntil = (final_at: string, months: number, time_zone: string): number => {
  const moment = parseMoment(final_at, time_zone);
  if (moment === null) return Number.NaN;
  const day = new Date(wallClock(moment, time_zone));
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const next = Date.UTC(year, month, Math.min(day.getUTCDate(), last) + 1);
  return parseMoment(asDay(next), time_zone) ?? Number.NaN;
};

/**
 * The subjects that a candidate keeps in an exam, each by the score that became final last, in the order of the
 * subjects: of the same occupation and level, passed by the points that pass now, still kept when the exam begins,
 * and not used for a certificate. None if that is all of them: a candidate who has passed the whole exam sits the
 * whole of another.
 */
export const keptSubjects = <Score extends EarlierScore>(
  rules: Pick<ExamRules, 'subjects' | 'levels' | 'kept_months'>,
  { occupation, level, at, time_zone }: ResitExam,
  earlier: readonly Score[],
): readonly (Score & { readonly kept_until: string })[] => {
  const { kept_months } = rules;
  if (kept_months === 0) return [];
  const begins = parseMoment(at, time_zone) ?? Number.NaN;
  const subjects = subjectsOf(rules, level);
  const kept = subjects.flatMap((subject) => {
    const counting = earlier.filter(
      (each) =>
        each.subject === subject.id &&
        each.level === level &&
        each.occupation === occupation &&
        !each.certified &&
        passesSubject(subject, each.score) &&
        begins < keptUntil(each.final_at, kept_months, time_zone),
    );
    const [latest] = counting.sort((a, b) => Date.parse(b.final_at) - Date.parse(a.final_at));
    if (!latest) return [];
    const until = keptUntil(latest.final_at, kept_months, time_zone);
    return [{ ...latest, kept_until: new Date(until).toISOString() }];
  });
  return kept.length < subjects.length ? kept : [];
};
