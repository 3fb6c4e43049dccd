import { defaultProgramme } from '@skillcert/core';
import { Grid, SearchInput, Select } from '@skillcert/ui';
import { levelTitle } from '../../words/level-title.js';
import { useWords } from '../../words/use-words.js';
import type { OpenClasses } from './use-open-classes.js';

/** Search, level and city; each change shows at once and stands in the address. */
export function ClassFilters({ query, cities, look }: OpenClasses) {
  const { t, language } = useWords();
  const levels = defaultProgramme.levels.map(({ id }) => ({
    value: id,
    label: levelTitle(id, language),
  }));
  const offered = query.city && !cities.includes(query.city) ? [...cities, query.city] : cities;
  return (
    <Grid columns={2} gap="sm">
      <SearchInput
        value={query.search}
        onSearch={(search) => look({ search })}
        label={t('list.search')}
        placeholder={t('list.search')}
      />
      <Grid columns={2} gap="sm" fixed>
        <Select
          aria-label={t('list.level')}
          placeholder={t('list.all_levels')}
          options={levels}
          value={query.level}
          onValueChange={(level) => look({ level })}
        />
        <Select
          aria-label={t('list.city')}
          placeholder={t('list.all_cities')}
          options={offered.map((city) => ({ value: city, label: city }))}
          value={query.city}
          onValueChange={(city) => look({ city })}
        />
      </Grid>
    </Grid>
  );
}
