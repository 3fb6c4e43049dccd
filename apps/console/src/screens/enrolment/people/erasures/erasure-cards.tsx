import { limits } from '@skillcert/core';
import { EmptyState, Stack, StateView } from '@skillcert/ui';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import { useWords } from '../../../../messages/words-state.js';
import { ErasureCard } from './erasure-card.js';

/** The requests for an erasure: the waiting ones first. */
export function ErasureList() {
  const { t } = useWords();
  const query = useCallQuery('candidate/fetchErasureLists', { page: 1, limit: limits.page_size_max });
  const { items = [] } = query.data ?? {};
  return (
    <StateView state={contentState(query)} onRetry={() => query.refetch()}>
      {items.length === 0 && (
        <EmptyState title={t('people.erasure.empty')} description={t('people.erasure.empty_text')} />
      )}
      <Stack gap="sm">
        {items.map((erasure) => (
          <ErasureCard key={erasure.erasure_id} erasure={erasure} />
        ))}
      </Stack>
    </StateView>
  );
}

/** The requests of one person, beside their history; nothing if there are none. */
export function ErasureCards({ enrolment_id }: { readonly enrolment_id: number }) {
  const { data } = useCallQuery('candidate/fetchErasureLists', { page: 1, limit: 20, enrolment_id });
  return data?.items.map((erasure) => <ErasureCard key={erasure.erasure_id} erasure={erasure} />);
}
