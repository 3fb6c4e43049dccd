import { Button, Grid, Inline, SearchInput, Select, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { ExportDialog } from '../../../forms/export-dialog.js';
import { ListTable } from '../../../lists/list-table.js';
import { useWords } from '../../../messages/words-state.js';
import { reviewStatuses } from '../../candidates/lists/use-candidate-lists.js';
import { HistoryDrawer } from './history-drawer.js';
import { useEnrolmentColumns } from './use-enrolment-columns.js';
import { useEnrolmentList } from './use-enrolment-list.js';

/** The candidates of all classes, a row for each enrolment. */
export function EnrolmentList() {
  const { t } = useWords();
  const list = useEnrolmentList();
  const columns = useEnrolmentColumns();
  const [exporting, setExporting] = useState(false);
  const { url, asked, openOne } = list;
  return (
    <Stack>
      <Grid columns={4} gap="sm">
        <SearchInput
          value={url.search}
          onSearch={(search) => url.narrow({ search: search.trim() })}
          label={t('people.search')}
          placeholder={t('people.search')}
          maxLength={80}
        />
        <Select
          aria-label={t('candidate.status')}
          placeholder={`${t('candidate.status')}: ${t('common.all')}`}
          value={list.status}
          onValueChange={(status) => url.narrow({ status })}
          options={reviewStatuses.map((each) => ({ value: each, label: t(`review.status.${each}`) }))}
        />
        <Inline>
          <Button disabled={list.total === 0} onClick={() => setExporting(true)}>
            {t('export.title')}
          </Button>
        </Inline>
      </Grid>
      <ListTable
        area="people"
        list={list}
        columns={columns}
        rowId={({ enrolment_id }) => String(enrolment_id)}
        rowLabel={({ name }) => name}
      />
      {openOne && <HistoryDrawer {...openOne} onClose={list.close} />}
      {exporting && (
        <ExportDialog
          name="candidates"
          take={(purpose) => call('candidate/exportCandidateLists', { ...asked, purpose })}
          onClose={() => setExporting(false)}
        />
      )}
    </Stack>
  );
}
