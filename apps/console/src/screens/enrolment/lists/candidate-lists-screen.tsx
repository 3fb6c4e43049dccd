import '@skillcert/ui/split.css';
import type { ListedEnrolment } from '@skillcert/api-client';
import { limits, routeAccess } from '@skillcert/core';
import { Button, ButtonLink, Split } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { ListBar } from '../../../lists/list-bar.js';
import { ListTable } from '../../../lists/list-table.js';
import { useListViews } from '../../../lists/list-views.js';
import { useWords } from '../../../messages/words-state.js';
import { routes } from '../../../routes.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';
import { useProfile } from '../../../state/use-profile.js';
import { CandidatesToDo } from './candidates-to-do.js';
import { ComeInButtons, ComeInNote, type WayIn } from './come-in.js';
import { DecideManyButtons } from './decide-many-buttons.js';
import { useReviewJob } from './jobs/use-review-job.js';
import type { ManyDecision } from './many-dialogs.js';
import { MessageButton } from './message-button.js';
import { ReviewButton } from './review-button.js';
import { useApproveMet } from './use-approve-met.js';
import { useCandidateColumns } from './use-candidate-columns.js';
import { useCandidateFilters } from './use-candidate-filters.js';
import { useCandidateLists } from './use-candidate-lists.js';
import { useFocusAtRow } from './use-focus-at-row.js';

const ReviewBench = lazy(async () => ({
  default: (await import('../review/review-bench.js')).ReviewBench,
}));

const CandidateExport = lazy(async () => ({
  default: (await import('./candidate-export.js')).CandidateExport,
}));

const AddDrawer = lazy(async () => ({
  default: (await import('../add/add-drawer.js')).AddDrawer,
}));

const ImportDrawer = lazy(async () => ({
  default: (await import('../import/import-drawer.js')).ImportDrawer,
}));

const ManyDialogs = lazy(async () => ({
  default: (await import('./many-dialogs.js')).ManyDialogs,
}));

const ReviewJobPanel = lazy(async () => ({
  default: (await import('./jobs/review-job-panel.js')).ReviewJobPanel,
}));

// Beside an open record there is only room for name and state.
const besideRecord = ['enrol_no', 'status'];

const isDecision = (asking: string | undefined): asking is ManyDecision =>
  asking === 'approve' || asking === 'return' || asking === 'refuse';

/** The candidates of the active class; one click opens the review beside the list. */
export function CandidateListsScreen() {
  const { t } = useWords();
  const list = useCandidateLists();
  const filters = useCandidateFilters();
  const columns = useCandidateColumns(filters.some(({ id }) => id === 'unit'));
  const views = useListViews('candidates');
  const profile = useProfile();
  const { class_id } = useRequiredClass();
  const job = useReviewJob(class_id);
  const isBusy = job.job?.status === 'running';
  const met = useApproveMet(class_id, job);
  const { report } = routes.byId;
  const mayCheckIn = routeAccess(report, profile, { class_id }) === 'open';
  const { openId } = list;
  useFocusAtRow(openId);
  const [asking, setAsking] = useState<WayIn | ManyDecision | 'export' | 'export_chosen'>();
  const stopAsking = () => setAsking(undefined);

  const table = (
    <ListTable
      area="candidates"
      list={list}
      columns={openId === undefined ? columns : columns.filter(({ id }) => besideRecord.includes(id))}
      rowId={({ enrolment_id }) => String(enrolment_id)}
      rowLabel={({ name }) => name}
      selection={met.selection}
      onSelectionChange={met.setSelection}
      {...(list.total <= limits.export_rows_max && {
        onSelectAllMatching: async () => {
          const all = await attempt(list.matching);
          if (all) met.setSelection(all);
        },
      })}
      bulkActions={
        <>
          <DecideManyButtons disabled={isBusy} onApprove={() => setAsking('approve')} onAsk={setAsking} />
          <Button size="small" onClick={() => setAsking('export_chosen')}>
            {t('export.chosen')}
          </Button>
          <MessageButton selection={met.selection} />
        </>
      }
      {...(openId === undefined && {
        view: views.view,
        rowActions: (row: ListedEnrolment) => <ReviewButton row={row} onOpen={list.open} />,
      })}
    />
  );

  return (
    <ScreenPage
      actions={
        <>
          {list.state !== 'refused' && <ComeInButtons onChoose={setAsking} />}
          {mayCheckIn && <ButtonLink to={report.path}>{t('route.report')}</ButtonLink>}
        </>
      }
    >
      <ComeInNote />
      <CandidatesToDo
        toDo={list.toDo}
        search={list.url.search}
        order={list.url.column === 'to_do' && t('candidates.order_to_do')}
      />
      <Suspense>{job.job && <ReviewJobPanel state={job} />}</Suspense>
      <ListBar
        url={list.url}
        filters={filters}
        columns={columns}
        views={views}
        actions={
          <Button disabled={list.total === 0} onClick={() => setAsking('export')}>
            {t('export.title')}
          </Button>
        }
      />
      {openId === undefined ? (
        table
      ) : (
        <Split
          open
          onOpenChange={list.close}
          masterLabel={t('review.queue')}
          master={table}
          detailLabel={t('review.bench')}
          detail={
            <Suspense>
              <ReviewBench enrolmentId={openId} list={list} onOpen={list.open} onClose={list.close} />
            </Suspense>
          }
        />
      )}
      <Suspense>
        {asking === 'add' && <AddDrawer onClose={stopAsking} />}
        {asking === 'import' && <ImportDrawer onClose={stopAsking} />}
        {isDecision(asking) && (
          <ManyDialogs class_id={class_id} asking={asking} met={met} state={job} onClose={stopAsking} />
        )}
        {(asking === 'export' || asking === 'export_chosen') && (
          <CandidateExport
            asked={list.asked}
            chosen={asking === 'export' ? undefined : met.selection}
            onClose={stopAsking}
          />
        )}
      </Suspense>
    </ScreenPage>
  );
}
