import type { ClassRecord } from '@skillcert/api-client';
import { limits } from '@skillcert/core';
import { Button, type Column, Grid, Inline, SearchInput, Select, useIsMobile } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { KeptSearch } from '../../../lists/kept-search.js';
import type { ListViews } from '../../../lists/list-views.js';
import { useWords } from '../../../messages/words-state.js';
import { useProgramme } from '../../../state/use-programme.js';
import { classStatuses } from './class-list-query.js';
import type { ClassList } from './use-class-lists.js';

const ClassFilterBar = lazy(async () => ({
  default: await (await import('./lazy-class-parts.js')).lazyClassParts.filters(),
}));

interface ClassFiltersProps {
  readonly list: ClassList;
  readonly columns: readonly Column<ClassRecord>[];
  readonly views: ListViews;
}

/**
 * Search, status and level of the class list; on a phone the search alone. The other filters, and the arrangement
 * of the columns, are downloaded on demand.
 */
export function ClassFilters({ list, columns, views }: ClassFiltersProps) {
  const { t } = useWords();
  const { levelOptions } = useProgramme();
  const mobile = useIsMobile();
  const [all, setAll] = useState(false);
  const { url, texts } = list;
  const { search, status, level, ...further } = texts;
  const find = (
    <SearchInput
      value={search}
      onSearch={(text) => url.narrow({ search: text.trim() })}
      label={t('classes.search')}
      placeholder={t('classes.search')}
      maxLength={limits.search_length_max}
    />
  );
  const more = <Button onClick={() => setAll(true)}>{t('classes.all_filters')}</Button>;
  const simple = mobile ? (
    <Inline wrap={false}>
      {find}
      {more}
    </Inline>
  ) : (
    <Grid columns={4} gap="sm">
      {find}
      <Select
        aria-label={t('class.status')}
        placeholder={t('common.all', { what: t('class.status') })}
        value={status}
        onValueChange={(chosen) => url.narrow({ status: chosen })}
        options={classStatuses.map((each) => ({ value: each, label: t(`class.status.${each}`) }))}
      />
      <Select
        aria-label={t('class.level')}
        placeholder={t('common.all', { what: t('class.level') })}
        value={level}
        onValueChange={(chosen) => url.narrow({ level: chosen })}
        options={levelOptions}
      />
      {more}
    </Grid>
  );
  const folded = mobile ? status + level : status.split(',').slice(1).join();
  if (!all && folded === '' && Object.values(further).every((text) => text === '')) {
    return (
      <>
        {simple}
        <KeptSearch search={search} />
      </>
    );
  }
  return (
    <Suspense fallback={simple}>
      <ClassFilterBar list={list} columns={columns} views={views} defaultOpen={all} />
    </Suspense>
  );
}
