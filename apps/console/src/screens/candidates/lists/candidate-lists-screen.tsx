import { Button, Page } from '@skillcert/ui';
import { lazy, Suspense } from 'react';
import { ListTable } from '../../../lists/list-table.js';
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

  return (
    <Page title={title} width="full">
      <CandidateFilters list={list} />
      <ListTable
        area="candidates"
        list={list}
        columns={columns}
        rowId={({ enrolment_id }) => String(enrolment_id)}
        rowLabel={({ name }) => name}
        rowActions={(row) => (
          <Button
            size="small"
            aria-label={t('candidates.review_named', { name: row.name })}
            onClick={() => list.open(row)}
          >
            {t('candidates.review')}
          </Button>
        )}
      />
      {list.openId !== undefined && (
        <Suspense>
          <ReviewDrawer enrolmentId={list.openId} rows={list.rows} onOpen={list.open} onClose={list.close} />
        </Suspense>
      )}
    </Page>
  );
}
