import { Grid, SearchInput, Select } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { reviewStatuses, type useCandidateLists } from './use-candidate-lists.js';

/** Search and status of the candidate list. */
export function CandidateFilters({ list }: { readonly list: ReturnType<typeof useCandidateLists> }) {
  const { t } = useWords();
  const { url, status } = list;
  return (
    <Grid columns={4} gap="sm">
      <SearchInput
        value={url.search}
        onSearch={(search) => url.narrow({ search: search.trim() })}
        label={t('candidates.search')}
        placeholder={t('candidates.search')}
        maxLength={80}
      />
      <Select
        aria-label={t('candidate.status')}
        placeholder={`${t('candidate.status')}: ${t('common.all')}`}
        value={status}
        onValueChange={(chosen) => url.narrow({ status: chosen })}
        options={reviewStatuses.map((each) => ({ value: each, label: t(`review.status.${each}`) }))}
      />
    </Grid>
  );
}
