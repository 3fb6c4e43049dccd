import { Inline, Link, Text } from '../index.js';
import { candidateWords, reviewStatusWords } from './sample-candidate-words.js';
import type { SampleEnrolment } from './sample-enrolments.js';
import { useSay } from './sample-say.js';

const waiting = ['submitted', 'in_review', 'doubtful'] as const;

/** The parts of the list that wait for a review, each a link to its own; and the order of the list. */
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
