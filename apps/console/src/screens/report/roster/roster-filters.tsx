import { Grid, SearchInput, Select } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { type RosterState, shownParts } from './use-roster.js';

/** Search of the roster, and which part of it is shown. */
export function RosterFilters({ url, show }: Pick<RosterState, 'url' | 'show'>) {
  const { t } = useWords();
  return (
    <Grid columns={4} gap="sm">
      <SearchInput
        value={url.search}
        onSearch={(search) => url.narrow({ search: search.trim() })}
        label={t('report.search')}
        placeholder={t('report.search')}
        maxLength={80}
      />
      <Select
        aria-label={t('report.attendance')}
        placeholder={t('common.all', { what: t('report.attendance') })}
        value={show ?? ''}
        onValueChange={(chosen) => url.narrow({ show: chosen })}
        options={shownParts.map((each) => ({ value: each, label: t(`report.show.${each}`) }))}
      />
    </Grid>
  );
}
