import { Grid, SearchInput, Select } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { useProgramme } from '../../../state/use-programme.js';
import { classStatuses, type useClassLists } from './use-class-lists.js';

/** Search, status and level of the class list. */
export function ClassFilters({ list }: { readonly list: ReturnType<typeof useClassLists> }) {
  const { t } = useWords();
  const { levelOptions } = useProgramme();
  const { url, status, level } = list;
  return (
    <Grid columns={4} gap="sm">
      <SearchInput
        value={url.search}
        onSearch={(search) => url.narrow({ search: search.trim() })}
        label={t('classes.search')}
        placeholder={t('classes.search')}
        maxLength={80}
      />
      <Select
        aria-label={t('class.status')}
        placeholder={`${t('class.status')}: ${t('common.all')}`}
        value={status}
        onValueChange={(chosen) => url.narrow({ status: chosen })}
        options={classStatuses.map((each) => ({ value: each, label: t(`class.status.${each}`) }))}
      />
      <Select
        aria-label={t('class.level')}
        placeholder={`${t('class.level')}: ${t('common.all')}`}
        value={level}
        onValueChange={(chosen) => url.narrow({ level: chosen })}
        options={levelOptions}
      />
    </Grid>
  );
}
