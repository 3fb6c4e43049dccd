import type { SeatDifference } from '@skillcert/api-client';
import { Card, DataTable, Heading, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useFormats } from '../../../../format/use-formats.js';
import { contentState } from '../../../../lists/content-state.js';
import { TwoLines } from '../../../../lists/two-lines.js';
import { usePager } from '../../../../lists/use-pager.js';
import { useWords } from '../../../../messages/words-state.js';
import { useSubjectTitle } from '../../use-exam-plan.js';

interface VersionDifferencesProps {
  readonly classId: number;
  readonly version: number;
}

const limit = 20;

/** The candidates whose seat differs between now and a version: the old and the current one. */
export function VersionDifferences({ classId: class_id, version }: VersionDifferencesProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  const subjectTitle = useSubjectTitle();
  const [page, setPage] = useState(1);
  const asked = { class_id, version, page, limit };
  const query = useCallQuery('ticket/compareArrangements', asked, { keepLast: true });
  const total = query.data?.total ?? 0;
  const pager = usePager({ page, limit, total, setPage });
  const title = t('exam.tickets.differences', { version });
  const placeIn = (place: SeatDifference['before']) =>
    place ? (
      <TwoLines
        first={t('exam.tickets.seat', { room: place.room_name, row: place.row, column: place.column })}
        second={minute(place.starts_at)}
      />
    ) : (
      t('exam.tickets.no_seat')
    );
  return (
    <Stack gap="sm">
      <Heading level={3}>{title}</Heading>
      <Card padding="none">
        <DataTable
          caption={title}
          rows={query.data?.items ?? []}
          rowId={({ ticket_id, subject }) => `${ticket_id} ${subject}`}
          rowLabel={({ name, subject }) => `${name} ${subjectTitle(subject)}`}
          state={contentState(query)}
          stateTitle={total === 0 ? t('exam.tickets.no_differences') : undefined}
          onRetry={() => query.refetch()}
          columns={[
            {
              id: 'name',
              header: t('exam.tickets.candidate'),
              card: 'title',
              cell: ({ name, ticket_no }) => <TwoLines named truncate first={name} second={ticket_no} />,
            },
            {
              id: 'subject',
              header: t('exam.subject'),
              cell: ({ subject }) => subjectTitle(subject),
            },
            { id: 'before', header: t('exam.tickets.seat_then'), cell: ({ before }) => placeIn(before) },
            { id: 'after', header: t('exam.tickets.seat_now'), cell: ({ after }) => placeIn(after) },
          ]}
          footer={pager}
        />
      </Card>
    </Stack>
  );
}
