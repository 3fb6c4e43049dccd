import '@skillcert/ui/badge.css';
import '@skillcert/ui/checkbox.css';
import '@skillcert/ui/checkbox-group.css';
import '@skillcert/ui/combobox.css';
import '@skillcert/ui/command-list.css';
import '@skillcert/ui/date-picker.css';
import '@skillcert/ui/date-range-picker.css';
import '@skillcert/ui/field.css';
import '@skillcert/ui/filter-bar.css';
import '@skillcert/ui/popover.css';
import '@skillcert/ui/tag.css';
import type { ClassRecord } from '@skillcert/api-client';
import { waitingWork } from '@skillcert/core';
import type { Column, Filter } from '@skillcert/ui';
import { useCallQuery } from '../../../client/use-call-query.js';
import { ListBar } from '../../../lists/list-bar.js';
import type { ListViews } from '../../../lists/list-views.js';
import { useWords } from '../../../messages/words-state.js';
import { useProgramme } from '../../../state/use-programme.js';
import { classStatuses } from './class-list-query.js';
import type { ClassList } from './use-class-lists.js';
import { useUnitFilter } from './use-unit-filter.js';

interface ClassFilterBarProps {
  readonly list: ClassList;
  readonly columns: readonly Column<ClassRecord>[];
  readonly views: ListViews;
  /** Whether the user has just asked for all filters. */
  readonly defaultOpen: boolean;
}

/** All filters of the class list, the active ones, and the arrangement of its columns. */
export function ClassFilterBar({ list, columns, views, defaultOpen }: ClassFilterBarProps) {
  const { t } = useWords();
  const { levelOptions } = useProgramme();
  const { data: toDo } = useCallQuery('class/fetchToDo', {});
  const { url } = list;
  const unitFilter = useUnitFilter(list);
  const filters: readonly Filter[] = [
    { kind: 'text', id: 'search', label: t('classes.search') },
    {
      kind: 'multi',
      id: 'status',
      label: t('class.status'),
      options: classStatuses.map((each) => ({ value: each, label: t(`class.status.${each}`) })),
    },
    { kind: 'select', id: 'level', label: t('class.level'), options: levelOptions },
    {
      kind: 'select',
      id: 'type',
      label: t('class.class_type'),
      options: (['0', '1'] as const).map((type) => ({ value: type, label: t(`class.class_type.${type}`) })),
    },
    {
      kind: 'select',
      id: 'waiting',
      label: t('class.form.filter.waiting'),
      options: waitingWork
        .filter((kind) => toDo?.[kind] !== null)
        .map((kind) => ({ value: kind, label: t(`class.form.filter.waiting.${kind}`) })),
    },
    ...unitFilter,
    { kind: 'dates', id: 'ends', label: t('class.form.filter.ends') },
    { kind: 'dates', id: 'exam', label: t('class.form.filter.exam') },
  ];
  return <ListBar url={url} filters={filters} columns={columns} views={views} defaultOpen={defaultOpen} />;
}
