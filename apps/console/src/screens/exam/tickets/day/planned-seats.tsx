import '@skillcert/ui/table.css';
import type { InputOf, OutputOf } from '@skillcert/api-client';
import { Banner, Stack, Table, Text } from '@skillcert/ui';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useFormats } from '../../../../format/use-formats.js';
import { TwoLines } from '../../../../lists/two-lines.js';
import { useWords } from '../../../../messages/words-state.js';
import { useSubjectTitle } from '../../use-exam-plan.js';

type Preview = OutputOf<'ticket/previewDayMove'>;

interface PlannedSeatsProps {
  readonly classId: number;
  /** Left out until enough is chosen. */
  readonly move: InputOf<'ticket/previewDayMove'>['move'] | undefined;
  /** Whether the move is under way or done: it is not asked again. */
  readonly isSent: boolean;
}

/** The wishes that the plan cannot meet, and whether it waits for another person. */
function PlanNotes({ plan: { waits, inaccessible, beside } }: { readonly plan: Preview }) {
  const { t } = useWords();
  const named = (names: readonly string[]) => names.join(t('common.list_comma'));
  return (
    <>
      {waits && <Text tone="muted">{t('exam.day.takes_two')}</Text>}
      {inaccessible.length > 0 && (
        <Banner tone="warning">{t('exam.day.inaccessible', { names: named(inaccessible) })}</Banner>
      )}
      {beside.length > 0 && <Banner tone="warning">{t('exam.day.beside', { names: named(beside) })}</Banner>}
    </>
  );
}

/** The seats that a move would give, before it is made. */
export function PlannedSeats({ classId: class_id, move, isSent }: PlannedSeatsProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  const subjectTitle = useSubjectTitle();
  const { data } = useCallQuery(
    'ticket/previewDayMove',
    { class_id, move: move ?? { kind: 'seat', enrolment_ids: [] } },
    { enabled: move !== undefined && !isSent },
  );
  if (!data || !move) return null;
  const nameOf = ({ room_name: room, row, column }: Preview['seats'][number]['to']) =>
    row === null || column === null ? room : t('exam.tickets.seat', { room, row, column });
  return (
    <Stack gap="sm">
      <PlanNotes plan={data} />
      <Table
        caption={t('exam.day.plan')}
        rows={data.seats.map((seat, index) => ({ ...seat, index }))}
        rowId={({ index }) => index}
        columns={[
          {
            id: 'name',
            label: t('exam.tickets.candidate'),
            heading: true,
            cell: ({ name, ticket_no }) => (
              <TwoLines named first={name} second={ticket_no ?? t('exam.day.next_number')} />
            ),
          },
          {
            id: 'to',
            label: t('exam.day.to_seat'),
            cell: ({ from, to }) => <TwoLines first={nameOf(to)} second={from ? nameOf(from) : ''} />,
          },
          {
            id: 'subject',
            label: t('exam.subject'),
            cell: ({ subject, starts_at }) => (
              <TwoLines first={subjectTitle(subject)} second={minute(starts_at)} />
            ),
          },
        ]}
      />
    </Stack>
  );
}
