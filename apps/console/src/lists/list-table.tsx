import { Button, Card, DataTable, type DataTableProps } from '@skillcert/ui';
import { useWords } from '../messages/words-state.js';
import type { useListUrl } from './use-list-url.js';
import { usePager } from './use-pager.js';

/** The state that the hook of a list gives its table. */
interface ListState<Row extends object> {
  readonly url: Pick<
    ReturnType<typeof useListUrl>,
    'sort' | 'sortBy' | 'page' | 'limit' | 'openPage' | 'replacePage' | 'resize'
  >;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly state: NonNullable<DataTableProps<Row>['state']>;
  /** Whether a search or a filter is set: an empty list then shows that nothing matches. */
  readonly filtered: boolean;
  /** Left out where a row has nothing more to show than itself. */
  readonly open?: (row: Row) => void;
  readonly retry: () => unknown;
  readonly resetFilters: () => void;
}

interface ListTableProps<Row extends object>
  extends Pick<
    DataTableProps<Row>,
    | 'columns'
    | 'rowId'
    | 'rowLabel'
    | 'rowActions'
    | 'selection'
    | 'onSelectionChange'
    | 'onSelectAllMatching'
    | 'bulkActions'
    | 'view'
  > {
  /** The area of the table's words: its caption and its message when empty. */
  readonly area:
    | 'classes'
    | 'candidates'
    | 'certificates'
    | 'certificates.teachers'
    | 'declare'
    | 'doubtful'
    | 'exam'
    | 'invoices'
    | 'lessons'
    | 'lessons.sheet'
    | 'users'
    | 'payments'
    | 'people'
    | 'people.accounts'
    | 'people.exports'
    | 'promotion'
    | 'receipts'
    | 'check_in'
    | 'settlement'
    | 'sms'
    | 'sms.recharge'
    | 'study.courses'
    | 'study.learners'
    | 'study.unit_lists'
    | 'study.unit_stats'
    | 'scores'
    | 'exam.tickets';
  readonly list: ListState<Row>;
  /** Whether an empty list explains how it will be filled: not in a class that allows none of it. */
  readonly invites?: boolean;
}

/** A list of the console: sorted and paged by the address, with its states and the ways out of them. */
export function ListTable<Row extends object>({ area, list, invites = true, ...table }: ListTableProps<Row>) {
  const { t } = useWords();
  const { url, filtered, state } = list;
  const pager = usePager({ ...url, total: list.total, setPage: url.openPage });
  const none = filtered ? (`${area}.no_match` as const) : (`${area}.empty` as const);
  return (
    <Card padding="none">
      <DataTable
        {...table}
        caption={t(`${area}.heading`)}
        rows={list.rows}
        total={list.total}
        sort={url.sort}
        onSortChange={url.sortBy}
        onRowClick={list.open}
        state={state}
        stateTitle={state === 'ready' ? t(filtered || invites ? none : 'class.nothing') : undefined}
        stateText={state === 'ready' && (filtered || invites) ? t(`${none}_text`) : undefined}
        stateAction={filtered && <Button onClick={list.resetFilters}>{t('common.reset_filters')}</Button>}
        onRetry={list.retry}
        footer={pager}
      />
    </Card>
  );
}
