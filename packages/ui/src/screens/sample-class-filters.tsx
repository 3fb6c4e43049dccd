import { classLifecycle, defaultProgramme, waitingWork } from '@skillcert/core';
import { useState } from 'react';
import {
  Button,
  type Column,
  Combobox,
  DataTableTools,
  type Filter,
  FilterBar,
  type FilterValue,
  Grid,
  Inline,
  SearchInput,
  Select,
  type TableView,
  useIsMobile,
} from '../index.js';
import { classFilterWords, waitingWords } from './sample-class-filter-words.js';
import { classStatusWords } from './sample-class-state-words.js';
import type { SampleClass } from './sample-classes.js';
import { useLocalised, useSay } from './sample-say.js';

interface ClassFiltersProps {
  columns: readonly Column<SampleClass>[];
  value: FilterValue;
  onValueChange: (value: FilterValue) => void;
  view: TableView;
  onViewChange: (view: TableView) => void;
}

const units = [
  { value: '1', label: '上海市科技创业协会' },
  { value: '2', label: '江苏省技术市场协会' },
];

const findUnits = async (search: string) => units.filter(({ label }) => label.includes(search.trim()));

const useClassFilters = (): readonly Filter[] => {
  const t = useSay(classFilterWords);
  const status = useSay(classStatusWords);
  const waiting = useSay(waitingWords);
  const localised = useLocalised();
  return [
    { kind: 'text', id: 'search', label: t('search') },
    {
      kind: 'multi',
      id: 'status',
      label: t('status'),
      options: (Object.keys(classLifecycle.states) as (keyof typeof classStatusWords)[]).map((each) => ({
        value: each,
        label: status(each),
      })),
    },
    {
      kind: 'select',
      id: 'level',
      label: t('level'),
      options: defaultProgramme.levels.map(({ id, title }) => ({ value: id, label: localised(title) })),
    },
    {
      kind: 'select',
      id: 'type',
      label: t('type'),
      options: (['0', '1'] as const).map((type) => ({ value: type, label: t(`type_${type}`) })),
    },
    {
      kind: 'select',
      id: 'waiting',
      label: t('waiting'),
      options: waitingWork.map((kind) => ({ value: kind, label: waiting(kind) })),
    },
    {
      kind: 'custom',
      id: 'unit',
      label: t('unit'),
      describe: (value) => units.find((unit) => unit.value === value)?.label ?? value,
      control: (value, onValueChange) => (
        <Combobox
          aria-label={t('unit')}
          placeholder={t('unit')}
          value={value || null}
          valueLabel={units.find((unit) => unit.value === value)?.label ?? value}
          onValueChange={(chosen) => onValueChange(chosen ?? '')}
          onSearch={findUnits}
        />
      ),
    },
    { kind: 'dates', id: 'ends', label: t('ends') },
    { kind: 'dates', id: 'exam', label: t('exam') },
  ];
};

/** Search, status and level, on a phone the search; the others, and the arrangement of the columns, on request. */
export function ClassFilters({ columns, value, onValueChange, view, onViewChange }: ClassFiltersProps) {
  const t = useSay(classFilterWords);
  const filters = useClassFilters();
  const mobile = useIsMobile();
  const [all, setAll] = useState(false);
  const optionsOf = (id: string) =>
    filters.flatMap((each) => (each.id === id && 'options' in each ? each.options : []));
  if (all) {
    return (
      <FilterBar
        filters={filters}
        value={value}
        onValueChange={onValueChange}
        defaultOpen
        actions={<DataTableTools columns={columns} view={view} onViewChange={onViewChange} />}
      />
    );
  }
  const find = (
    <SearchInput
      value={value.search ?? ''}
      onSearch={(search) => onValueChange({ ...value, search })}
      label={t('search')}
      placeholder={t('search')}
      maxLength={80}
    />
  );
  const more = <Button onClick={() => setAll(true)}>{t('all_filters')}</Button>;
  if (mobile) {
    return (
      <Inline wrap={false}>
        {find}
        {more}
      </Inline>
    );
  }
  return (
    <Grid columns={4} gap="sm">
      {find}
      {(['status', 'level'] as const).map((id) => (
        <Select
          key={id}
          aria-label={t(id)}
          placeholder={t('all', { what: t(id) })}
          value={value[id] ?? ''}
          onValueChange={(chosen) => onValueChange({ ...value, [id]: chosen })}
          options={optionsOf(id)}
        />
      ))}
      {more}
    </Grid>
  );
}
