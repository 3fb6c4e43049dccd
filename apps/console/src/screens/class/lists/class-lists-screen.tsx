import { Button } from '@skillcert/ui';
import { Plus } from 'lucide-react';
import { ListTable } from '../../../lists/list-table.js';
import { useListViews } from '../../../lists/list-views.js';
import { useChosen } from '../../../lists/use-chosen.js';
import { useWords } from '../../../messages/words-state.js';
import { KeptScansNotice } from '../../../shell/kept-scans-notice.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { useClassRights } from '../use-class-rights.js';
import { ClassDialogs } from './class-dialogs.js';
import { ClassFilters } from './class-filters.js';
import { ClassRowActions } from './class-row-actions.js';
import { useClassColumns } from './use-class-columns.js';
import { useClassDialogs } from './use-class-dialogs.js';
import { useClassLists } from './use-class-lists.js';
import { WorkPanel } from './work-panel.js';

/** The classes that the account may see. Classes are created, moved through their life, and entered here. */
export function ClassListsScreen() {
  const { t } = useWords();
  const list = useClassLists();
  const columns = useClassColumns();
  const views = useListViews('classes');
  const rights = useClassRights();
  const dialogs = useClassDialogs();
  const { chosen, choose } = useChosen(list.asked);

  return (
    <ScreenPage
      actions={
        <>
          <Button disabled={list.total === 0} onClick={() => dialogs.exportList()}>
            {t('classes.export')}
          </Button>
          {rights.mayCreate && (
            <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={dialogs.create}>
              {t('classes.create')}
            </Button>
          )}
        </>
      }
    >
      <KeptScansNotice />
      <WorkPanel list={list} />
      <ClassFilters list={list} columns={columns} views={views} />
      <ListTable
        area="classes"
        list={list}
        columns={columns}
        view={views.view}
        rowId={({ class_id }) => String(class_id)}
        rowLabel={({ class_name }) => class_name}
        selection={chosen}
        onSelectionChange={choose}
        bulkActions={
          <Button size="small" onClick={() => dialogs.exportList(chosen)}>
            {t('classes.export_chosen')}
          </Button>
        }
        rowActions={(record) => (
          <ClassRowActions
            record={record}
            onDetails={list.open}
            onEdit={dialogs.edit}
            onCopy={dialogs.copy}
            onEvent={dialogs.ask}
          />
        )}
      />
      <ClassDialogs dialogs={dialogs} openId={list.openId} onCloseDetails={list.close} asked={list.asked} />
    </ScreenPage>
  );
}
