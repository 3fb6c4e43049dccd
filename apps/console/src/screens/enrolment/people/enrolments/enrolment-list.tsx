import { Stack } from '@skillcert/ui';
import { searchFilter } from '../../../../lists/filters.js';
import { FullList } from '../../../../lists/full-list.js';
import { useWords } from '../../../../messages/words-state.js';
import { CandidatesToDo } from '../../lists/candidates-to-do.js';
import { reviewStatuses } from '../../lists/use-candidate-lists.js';
import { HistoryDrawer } from './history-drawer.js';
import { useEnrolmentColumns } from './use-enrolment-columns.js';
import { useEnrolmentList } from './use-enrolment-list.js';

/** The candidates of all classes, a row for each enrolment. */
export function EnrolmentList() {
  const { t } = useWords();
  const list = useEnrolmentList();
  const columns = useEnrolmentColumns();
  const { openOne } = list;
  return (
    <Stack>
      <CandidatesToDo
        toDo={list.toDo}
        search={list.url.search}
        order={list.url.order === 'desc' && t('people.order_newest')}
      />
      <FullList
        area="people"
        filters={[
          searchFilter(t('people.search')),
          {
            kind: 'multi',
            id: 'status',
            label: t('candidate.status'),
            options: reviewStatuses.map((each) => ({ value: each, label: t(`review.status.${each}`) })),
          },
        ]}
        list={list}
        columns={columns}
        rowId={({ enrolment_id }) => String(enrolment_id)}
        rowLabel={({ name }) => name}
      />
      {openOne && <HistoryDrawer {...openOne} onClose={list.close} />}
    </Stack>
  );
}
