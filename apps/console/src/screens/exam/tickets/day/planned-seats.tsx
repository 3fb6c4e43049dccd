import '@skillcert/ui/table.css';
import type { InputOf, OutputOf } from '@skillcert/api-client';
import { Banner, Button, Inline, Stack, Table, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useFormats } from '../../../../format/use-formats.js';
import { TwoLines } from '../../../../lists/two-lines.js';
import { useWords } from '../../../../messages/words-state.js';
import { useSubjectTitle } from '../../use-exam-plan.js';
import { PlanNotes } from './plan-notes.js';
import { saidRefusal } from './said-refusal.js';
import { useMovePreview } from './use-move-preview.js';

type Preview = OutputOf<'ticket/previewDayMove'>;

interface PlannedSeatsProps {
  readonly classId: number;
  /** Left out until enough is chosen. */
  readonly move: InputOf<'ticket/previewDayMove'>['move'] | undefined;
  /** Whether the move is under way or done: it is not asked again. */
  readonly isSent: boolean;
  /** The waiting move that a second person looks at, who carries it out. */
  readonly waitsId?: number;
  /** The fields of the dialog that say a refusal that names them. */
  readonly fields?: readonly string[];
}

/** Enough to see how it goes; the others are shown on demand. */
const shownAtFirst = 20;

/** The seats by candidate, the first of many until all are asked for. */
function SeatTable({ seats }: Pick<Preview, 'seats'>) {
  const { t } = useWords();
  const { minute } = useFormats();
  const subjectTitle = useSubjectTitle();
  const [isWhole, setIsWhole] = useState(false);
  const nameOf = ({ room_name: room, row, column }: Preview['seats'][number]['to']) =>
    row === null || column === null ? room : t('exam.tickets.seat', { room, row, column });
  const shown = isWhole ? seats : seats.slice(0, shownAtFirst);
  return (
    <>
      <Table
        caption={t('exam.day.plan')}
        rows={shown.map((seat, index) => ({ ...seat, index }))}
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
            cell: ({ from, to }) => (
              <TwoLines
                first={nameOf(to)}
                second={from ? `${t('exam.day.from_seat')} ${nameOf(from)}` : ''}
              />
            ),
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
      {shown.length < seats.length && (
        <Inline>
          <Button size="small" onClick={() => setIsWhole(true)}>
            {t('exam.day.show_all')}
          </Button>
        </Inline>
      )}
    </>
  );
}

/** The seats that a move would give, before it is made, or why it would be refused. */
export function PlannedSeats({ classId: class_id, move, isSent, waitsId, fields = [] }: PlannedSeatsProps) {
  const { t } = useWords();
  const { plan, refusal } = useMovePreview(class_id, move, isSent, waitsId);
  const { banner } = saidRefusal(refusal, fields);
  return (
    <Stack gap="sm">
      <Text role="status" size="sm" tone="muted">
        {plan ? t('exam.day.planned_count', { count: plan.seats.length }) : ''}
      </Text>
      {banner && <Banner tone="danger">{banner}</Banner>}
      {plan && (
        <>
          <PlanNotes plan={plan} isSecond={waitsId !== undefined} />
          <SeatTable seats={plan.seats} />
        </>
      )}
    </Stack>
  );
}
