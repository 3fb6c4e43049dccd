import { Grid, SearchInput, Select } from '@skillcert/ui';
import { useWords } from '../../messages/words-state.js';
import { type ScoreLists, scoreStates } from './use-score-lists.js';

/** Search and state of the scores. */
export function ScoreSearch({ list: { url, status } }: { readonly list: ScoreLists }) {
  const { t } = useWords();
  return (
    <Grid columns={4} gap="sm">
      <SearchInput
        value={url.search}
        onSearch={(search) => url.narrow({ search: search.trim() })}
        label={t('exam.tickets.search')}
        placeholder={t('exam.tickets.search')}
        maxLength={80}
      />
      <Select
        aria-label={t('exam.scores.state')}
        placeholder={t('common.all', { what: t('exam.scores.state') })}
        value={status ?? ''}
        onValueChange={(chosen) => url.narrow({ status: chosen })}
        options={scoreStates.map((each) => ({ value: each, label: t(`exam.scores.status.${each}`) }))}
      />
    </Grid>
  );
}
