import type { SittingRow } from '@skillcert/api-client';
import { Button } from '@skillcert/ui';
import { lazy, Suspense } from 'react';
import { useFormats } from '../../../format/use-formats.js';
import { FullList } from '../../../lists/full-list.js';
import { useWords } from '../../../messages/words-state.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { useSittingColumns } from '../sittings/use-sitting-columns.js';
import { useSittingFilters } from '../sittings/use-sitting-filters.js';
import { useSittings } from '../sittings/use-sittings.js';
import { useExamPlan, useSubjectTitle } from '../use-exam-plan.js';
import { AllPapersButton } from './all/all-papers-button.js';
import type { Paper } from './paper-drawer.js';

const PaperDrawer = lazy(async () => ({ default: (await import('./paper-drawer.js')).PaperDrawer }));

interface PapersScreenProps {
  readonly papers: readonly [Paper, ...Paper[]];
}

/** The sittings of the active class, each with the papers it is held with. */
function PapersScreen({ papers }: PapersScreenProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  const subjectTitle = useSubjectTitle();
  const plan = useExamPlan();
  const list = useSittings(plan.class_id);
  const columns = useSittingColumns();
  const filters = useSittingFilters(plan);
  const named = (row: SittingRow) => `${subjectTitle(row.subject)} ${minute(row.starts_at)} ${row.room_name}`;
  return (
    <ScreenPage description={t('exam.papers.text')} actions={<AllPapersButton classId={plan.class_id} />}>
      <FullList
        area="exam"
        filters={filters}
        list={list}
        columns={columns}
        rowId={({ sitting_id }) => String(sitting_id)}
        rowLabel={named}
        rowActions={(row) => (
          <Button
            size="small"
            aria-label={t('exam.papers.open_named', { name: named(row) })}
            onClick={() => list.open(row)}
          >
            {t('exam.papers.open')}
          </Button>
        )}
      />
      {list.openId !== undefined && (
        <Suspense>
          <PaperDrawer
            key={list.openId}
            plan={plan}
            papers={papers}
            sittingId={list.openId}
            onClose={list.close}
          />
        </Suspense>
      )}
    </ScreenPage>
  );
}

/** Door lists, sign-in sheets and seat maps. */
export const SignListsScreen = () => <PapersScreen papers={['door', 'sign_in', 'seat_map']} />;

/** Cards of the candidates, desk labels, and the tickets of a room. */
export const ExamCardsScreen = () => <PapersScreen papers={['cards', 'labels', 'tickets']} />;
