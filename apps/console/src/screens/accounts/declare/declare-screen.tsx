import '@skillcert/ui/tabs.css';
import { Button, Tabs } from '@skillcert/ui';
import { Plus } from 'lucide-react';
import { searchFilter } from '../../../lists/filters.js';
import { FullList } from '../../../lists/full-list.js';
import { useWords } from '../../../messages/words-state.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { ClassDialogs } from '../../class/lists/class-dialogs.js';
import { useClassDialogs } from '../../class/lists/use-class-dialogs.js';
import { ApplicationActions } from './application-actions.js';
import { ApplicationsToDo } from './applications-to-do.js';
import { useApplicationColumns } from './use-application-columns.js';
import { stages, useApplications } from './use-applications.js';

/** Classes before they are approved: written and sent in by those who run them, checked by the platform. */
export function DeclareScreen() {
  const { t } = useWords();
  const list = useApplications();
  const columns = useApplicationColumns();
  const dialogs = useClassDialogs();
  return (
    <ScreenPage
      actions={
        <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={dialogs.create}>
          {t('declare.create')}
        </Button>
      }
    >
      <ApplicationsToDo list={list} />
      <Tabs
        label={t('declare.stage')}
        value={list.stage}
        onValueChange={list.showStage}
        items={stages.map((stage) => ({
          id: stage,
          label: t(`declare.stage.${stage}`),
          ...(stage === list.stage
            ? {
                content: (
                  <FullList
                    area="declare"
                    filters={[searchFilter(t('classes.search'))]}
                    list={list}
                    columns={columns}
                    rowId={({ class_id }) => String(class_id)}
                    rowLabel={({ class_name }) => class_name}
                    rowActions={(record) => (
                      <ApplicationActions record={record} dialogs={dialogs} onDetails={list.open} />
                    )}
                  />
                ),
              }
            : {}),
        }))}
      />
      <ClassDialogs dialogs={dialogs} openId={list.openId} onCloseDetails={list.close} />
    </ScreenPage>
  );
}
