import { Button, Card, DataTable, Page, Pagination } from '@skillcert/ui';
import { lazy, Suspense } from 'react';
import { useWords } from '../../../messages/words-state.js';
import { useScreenTitle } from '../../../shell/use-screen-title.js';
import { CandidateFilters } from './candidate-filters.js';
import { useCandidateColumns } from './use-candidate-columns.js';
import { useCandidateLists } from './use-candidate-lists.js';

const ReviewDrawer = lazy(async () => ({
  default: (await import('../review/review-drawer.js')).ReviewDrawer,
}));

/** The candidates of the active class; one click opens the review. */
export function CandidateListsScreen() {
  const { t } = useWords();
  const title = useScreenTitle();
  const list = useCandidateLists();
  const columns = useCandidateColumns();
  const { url } = list;

  return (
    <Page title={title} width="full">
      <CandidateFilters list={list} />
      <Card padding="none">
        <DataTable
          caption={t('candidates.heading')}
          columns={columns}
          rows={list.rows}
          rowId={({ enrolment_id }) => String(enrolment_id)}
          rowLabel={({ name }) => name}
          sort={url.sort}
          onSortChange={url.sortBy}
          onRowClick={list.open}
          rowActions={(row) => (
            <Button
              size="small"
              aria-label={t('candidates.review_named', { name: row.name })}
              onClick={() => list.open(row)}
            >
              {t('candidates.review')}
            </Button>
          )}
          state={list.state}
          stateTitle={
            list.state === 'ready' ? t(list.filtered ? 'candidates.no_match' : 'candidates.empty') : undefined
          }
          stateText={
            list.state === 'ready'
              ? t(list.filtered ? 'candidates.no_match_text' : 'candidates.empty_text')
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
      {list.openId !== undefined && (
        <Suspense>
          <ReviewDrawer enrolmentId={list.openId} rows={list.rows} onOpen={list.open} onClose={list.close} />
        </Suspense>
      )}
    </Page>
  );
}
