import { Button, Card, DataTable, Page, Pagination } from '@skillcert/ui';
import { Plus } from 'lucide-react';
import { useWords } from '../../../messages/words-state.js';
import { useScreenTitle } from '../../../shell/use-screen-title.js';
import { useClassRights } from '../use-class-rights.js';
import { ClassDialogs } from './class-dialogs.js';
import { ClassFilters } from './class-filters.js';
import { ClassRowActions } from './class-row-actions.js';
import { useClassColumns } from './use-class-columns.js';
import { useClassDialogs } from './use-class-dialogs.js';
import { useClassLists } from './use-class-lists.js';

/** The classes that the account may see; here a class is made, moved through its life, and entered. */
export function ClassListsScreen() {
  const { t } = useWords();
  const title = useScreenTitle();
  const list = useClassLists();
  const columns = useClassColumns();
  const rights = useClassRights();
  const dialogs = useClassDialogs();
  const { url } = list;

  return (
    <Page
      title={title}
      width="full"
      actions={
        rights.mayCreate && (
          <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={dialogs.create}>
            {t('classes.create')}
          </Button>
        )
      }
    >
      <ClassFilters list={list} />
      <Card padding="none">
        <DataTable
          caption={t('classes.heading')}
          columns={columns}
          rows={list.rows}
          rowId={({ class_id }) => String(class_id)}
          rowLabel={({ class_name }) => class_name}
          sort={url.sort}
          onSortChange={url.sortBy}
          onRowClick={list.open}
          rowActions={(record) => (
            <ClassRowActions
              record={record}
              onDetails={list.open}
              onEdit={dialogs.edit}
              onEvent={dialogs.ask}
            />
          )}
          state={list.state}
          stateTitle={
            list.state === 'ready' ? t(list.filtered ? 'classes.no_match' : 'classes.empty') : undefined
          }
          stateText={
            list.state === 'ready'
              ? t(list.filtered ? 'classes.no_match_text' : 'classes.empty_text')
              : undefined
          }
          stateAction={
            list.filtered && <Button onClick={list.resetFilters}>{t('common.reset_filters')}</Button>
          }
          onRetry={list.retry}
          footer={
            <Pagination
              page={url.page}
              limit={url.limit}
              total={list.total}
              onPageChange={url.openPage}
              onLimitChange={url.resize}
            />
          }
        />
      </Card>
      <ClassDialogs dialogs={dialogs} openId={list.openId} onCloseDetails={list.close} />
    </Page>
  );
}
