import type { OwnEnrolment } from '@skillcert/api-client/contract';
import { type CountedScore, endOfWorkingDay, evaluateExam, passesSubject, subjectsOf } from '@skillcert/core';
import { sql } from 'kysely';
import type { Services } from '../../../platform/services.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { figureIn } from '../../foundation/standing/figure.js';
import { keptFacts, keptSubjectsOf } from '../../foundation/standing/kept-of.js';

/** A score that its candidate may see. */
export interface PublishedScore {
  readonly subject: string;
  readonly score: CountedScore;
  /** Null if nobody can request a recheck of it. */
  readonly published_at: string | null;
  readonly recheck: OwnEnrolment['scores'][number]['recheck'];
  /** Its origin, if it was not sat here. */
  readonly kept: OwnEnrolment['scores'][number]['kept'];
}

interface ScoreRules extends Pick<Services, 'exam' | 'calendar' | 'programme' | 'now'> {
  readonly level: string;
}

/**
 * The published scores of the exam of `enrolment e`, and those that it keeps from others; an annulled score comes
 * without its figure.
 */
export const publishedScores = sql`(select coalesce(json_agg(x), '[]') from (
    select s.subject, case s.status when 'annulled' then to_jsonb(s.status) else ${figureIn('s.')} end as score,
      case when s.status = 'published' and r.recheck_id is null then ${utcMoment('s.published_at')} end as published_at,
      case when r.recheck_id is not null then json_build_object('status', r.status, 'reason', r.reason,
        'answer', case r.status when 'unchanged' then r.decision_reason end) end as recheck, null::json as kept
    from score s
    left join score_recheck r on r.class_id = s.class_id and r.enrolment_id = s.enrolment_id and r.subject = s.subject
    where s.class_id = e.class_id and s.enrolment_id = e.enrolment_id and s.status in ('published', 'final', 'annulled')
    union all
    select kept.subject, to_jsonb(kept.points), null, null, ${keptFacts} from ${keptSubjectsOf} and e.status = 'approved'
  ) as x) as scores`;

/** Until when a score can be asked to be checked again; null once that is over. */
const recheckUntil = (
  published_at: string | null,
  { exam, calendar, programme: { time_zone }, now }: ScoreRules,
): string | null => {
  if (published_at === null) return null;
  const until = endOfWorkingDay(new Date(published_at), exam.recheck_days, { calendar, time_zone });
  return now() < until ? until.toISOString() : null;
};

/** Published and kept scores with their verdicts, in the order of the level's subjects. */
export const evaluateScores = (
  published: readonly PublishedScore[],
  rules: ScoreRules,
): Pick<OwnEnrolment, 'scores' | 'passed'> => {
  const subjects = subjectsOf(rules.exam, rules.level);
  const known = Object.fromEntries(published.map(({ subject, score }) => [subject, score]));
  return {
    scores: subjects.flatMap((subject) => {
      const { id, full_points, pass_points } = subject;
      const found = published.find((each) => each.subject === id);
      if (!found) return [];
      const { score, published_at, recheck, kept } = found;
      const passed = passesSubject(subject, score);
      const recheck_until = recheckUntil(published_at, rules);
      return [{ subject: id, score, passed, full_points, pass_points, recheck_until, recheck, kept }];
    }),
    passed: published.length > 0 ? evaluateExam(subjects, known) : null,
  };
};
