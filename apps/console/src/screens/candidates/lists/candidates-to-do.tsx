import { Inline, Link, Text } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import type { CandidateLists } from './use-candidate-lists.js';

const waiting = ['submitted', 'in_review', 'doubtful'] as const;

/** What of the list waits for a review, each part a link to its own; and in which order the list stands. */
export function CandidatesToDo({ list: { toDo, url } }: { readonly list: CandidateLists }) {
  const { t } = useWords();
  if (!toDo) return null;
  const counted = waiting.filter((state) => toDo[state] > 0);
  return (
    <Inline>
      <Text weight="medium">{t('classes.todo')}</Text>
      {counted.map((state) => (
        <Link key={state} to={`/applicants/applicants-lists?status=${state}`}>
          {t('candidates.to_do', { state: t(`review.status.${state}`), count: toDo[state] })}
        </Link>
      ))}
      {counted.length === 0 && <Text tone="muted">{t('classes.todo.none')}</Text>}
      {url.column === 'to_do' && (
        <Text size="sm" tone="muted">
          {t('candidates.order_to_do')}
        </Text>
      )}
    </Inline>
  );
}
