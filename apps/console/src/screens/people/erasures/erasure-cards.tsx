import { limits } from '@skillcert/core';
import { EmptyState, Stack, StateView } from '@skillcert/ui';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { ErasureCard } from './erasure-card.js';

/** Who asks to have their data erased: those that wait first. */
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

/** What one person asked for, beside their history; nothing where they did not. */
export function ErasureCards({ enrolment_id }: { readonly enrolment_id: number }) {
  const { data } = useCallQuery('candidate/fetchErasureLists', { page: 1, limit: 20, enrolment_id });
  return data?.items.map((erasure) => <ErasureCard key={erasure.erasure_id} erasure={erasure} />);
}
