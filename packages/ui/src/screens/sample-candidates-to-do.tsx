import { Inline, Link, Text } from '../index.js';
import { candidateWords, reviewStatusWords } from './sample-candidate-words.js';
import type { SampleEnrolment } from './sample-enrolments.js';
import { useSay } from './sample-say.js';

const waiting = ['submitted', 'in_review', 'doubtful'] as const;

/** What of the list waits for a review, each part a link to its own; and in which order the list stands. */
export function CandidatesToDo({ rows }: { rows: readonly SampleEnrolment[] }) {
  const t = useSay(candidateWords);
  const statusTitle = useSay(reviewStatusWords);
  const countOf = (state: string) => rows.filter(({ status }) => status === state).length;
  return (
    <Inline>
      <Text weight="medium">{t('todo')}</Text>
      {waiting
        .filter((state) => countOf(state) > 0)
        .map((state) => (
          <Link key={state} to={`/applicants/applicants-lists?status=${state}`}>
            {t('to_do', { title: statusTitle(state), count: String(countOf(state)) })}
          </Link>
        ))}
      <Text size="sm" tone="muted">
        {t('order_to_do')}
      </Text>
    </Inline>
  );
}
