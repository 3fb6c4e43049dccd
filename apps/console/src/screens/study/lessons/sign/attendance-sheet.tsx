import { lessonCounts } from '../lesson-counts.js';
import '@skillcert/ui/stat.css';
import type { AttendanceRow } from '@skillcert/api-client';
import { Button, Inline, Stack, Stat } from '@skillcert/ui';
import { useState } from 'react';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { FullList } from '../../../../lists/full-list.js';
import { useWords } from '../../../../messages/words-state.js';
import { LessonStateBanner } from './lesson-state-banner.js';
import { MarkActions } from './mark-actions.js';
import { SignBox } from './sign-box.js';
import { useAttendance } from './use-attendance.js';
import { useAttendanceColumns } from './use-attendance-columns.js';
import { useAttendanceFilters } from './use-attendance-filters.js';
import { useMarking } from './use-marking.js';

interface AttendanceSheetProps {
  readonly class_id: number;
  readonly lessonId: number;
}

function Counts({ lesson }: Pick<ReturnType<typeof useAttendance>, 'lesson'>) {
  const { t } = useWords();
  return (
    <Inline gap="xl" align="start">
      {lessonCounts.map((name) => (
        <Stat
          key={name}
          label={t(`lessons.count.${name}`)}
          value={lesson?.counts[name] ?? 0}
          loading={!lesson}
        />
      ))}
    </Inline>
  );
}

/** The people of a lesson: their number, the field for arrivals, and everybody by name. */
export function AttendanceSheet({ class_id, lessonId }: AttendanceSheetProps) {
  const { t } = useWords();
  const sheet = useAttendance(class_id, lessonId);
  const columns = useAttendanceColumns();
  const filters = useAttendanceFilters();
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const marking = useMarking(class_id, sheet);
  const { lesson, lessonState } = sheet;
  // Only candidates without a mark: an individual mark stays.
  const unmarked = sheet.rows.filter(
    ({ enrolment_id, mark }) => mark === null && selection.has(String(enrolment_id)),
  );
  const markChosen = async (mark: 'present' | 'absent') => {
    if (!(await marking.mark(unmarked, mark))) return;
    const done = new Set(unmarked.map(({ enrolment_id }) => String(enrolment_id)));
    setSelection((before) => new Set([...before].filter((id) => !done.has(id))));
  };

  return (
    <Stack>
      {lesson && lessonState && <LessonStateBanner lesson={lesson} state={lessonState} />}
      <SignBox class_id={class_id} lessonId={lessonId} closed={lessonState !== 'open'} />
      <Counts lesson={lesson} />
      <FullList
        area="lessons.sheet"
        filters={filters}
        list={sheet}
        columns={columns}
        rowId={({ enrolment_id }) => String(enrolment_id)}
        rowLabel={({ name }) => name}
        {...(sheet.isOpen && {
          selection,
          onSelectionChange: setSelection,
          bulkActions: (['present', 'absent'] as const).map((mark) => (
            <Button key={mark} size="small" disabled={unmarked.length === 0} onClick={() => markChosen(mark)}>
              {t(`lessons.mark_as.${mark}`)}
            </Button>
          )),
          rowActions: (row: AttendanceRow) => (
            <MarkActions row={row} onMark={(mark) => marking.mark([row], mark)} />
          ),
        })}
      />
      {marking.asked && (
        <ReasonDialog
          title={t('lessons.correct')}
          description={t('lessons.correct_text')}
          onClose={marking.drop}
          onGive={marking.give}
        />
      )}
    </Stack>
  );
}
