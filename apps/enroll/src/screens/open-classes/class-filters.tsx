import { Button, Grid, Inline, SearchInput, Select, Text, TextInput } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../words/use-words.js';
import { narrowings } from './open-class-query.js';
import { useExamDays, useFilterChoices } from './use-filter-choices.js';
import type { OpenClasses } from './use-open-classes.js';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.js')).FilterSheet }));

interface ClassFiltersProps {
  readonly list: OpenClasses;
}

/** Finds a class by its name, unit or place. */
function ClassSearch({ list: { query, look } }: ClassFiltersProps) {
  const { t } = useWords();
  return (
    <SearchInput
      value={query.search}
      onSearch={(search) => look({ search })}
      label={t('list.search')}
      placeholder={t('list.search')}
    />
  );
}

/** On a desktop: the search and every choice visible; each change applies at once and is in the address. */
export function ClassFilterBar({ list }: ClassFiltersProps) {
  const choices = useFilterChoices(list);
  const days = useExamDays(list);
  return (
    <Grid columns={4} gap="sm">
      <ClassSearch list={list} />
      {choices.map(({ id, label, all, options, value, choose }) => (
        <Select
          key={id}
          aria-label={label}
          placeholder={all}
          options={options}
          value={value}
          onValueChange={choose}
        />
      ))}
      {days.map(({ id, label, ...day }) => (
        <Inline key={id} wrap={false}>
          <Text size="sm" nowrap>
            {label}
          </Text>
          {/* A DateInput is the same, but comes with the forms, which nobody needs here. */}
          <TextInput type="date" aria-label={label} {...day} />
        </Inline>
      ))}
    </Grid>
  );
}

/** On a phone: the search, and a button to a sheet with the rest, which shows the number of active ones. */
export function ClassFilterButton({ list }: ClassFiltersProps) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const count = narrowings(list.query);
  return (
    <Inline wrap={false}>
      <ClassSearch list={list} />
      <Button aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {count > 0 ? t('list.filters_set', { count }) : t('list.filters')}
      </Button>
      {isOpen && (
        <Suspense>
          <FilterSheet list={list} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Inline>
  );
}
