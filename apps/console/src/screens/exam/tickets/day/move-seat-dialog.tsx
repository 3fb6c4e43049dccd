import type { SittingRow, TicketSeat } from '@skillcert/api-client';
import { deskPlace } from '@skillcert/core';
import { Field, Select } from '@skillcert/ui';
import { useState } from 'react';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import { SittingChoice } from '../seats/sitting-choice.js';
import { useSeatedSitting } from '../seats/use-seated-sitting.js';
import { useDayMove } from './use-day-move.js';

interface MoveSeatDialogProps {
  readonly classId: number;
  readonly ticketId: number;
  readonly name: string;
  /** The current seat. */
  readonly seat: TicketSeat;
  readonly onClose: () => void;
}

/**
 * Gives a candidate another seat on the day, in their room or another one at the same time: a free one, or another
 * candidate's in exchange.
 */
export function MoveSeatDialog({ classId, ticketId, name, seat, onClose }: MoveSeatDialogProps) {
  const { t } = useWords();
  const move = useDayMove(classId);
  const [other, setOther] = useState<SittingRow>();
  const [desk, setDesk] = useState<string>();
  const [asked, setAsked] = useState(false);
  const shown = useSeatedSitting({ class_id: classId, sitting: other ?? seat });
  const seats = shown?.seats ?? [];
  const room = shown?.room;
  const count = room ? room.rows * room.columns : 0;
  const own = seats.find(({ ticket_id }) => ticket_id === ticketId)?.desk;
  const options = Array.from({ length: count }, (_, index) => index + 1)
    .filter((each) => each !== own && !room?.blocked.includes(each))
    .map((each) => {
      const place = t('exam.day.place', deskPlace(room?.columns ?? 1, each));
      const sitter = seats.find((taken) => taken.desk === each);
      const label = sitter ? t('exam.day.in_exchange', { place, name: sitter.name }) : place;
      return { value: String(each), label };
    });
  return (
    <ReasonDialog
      title={t('exam.day.move_seat')}
      description={t('exam.day.move_text', {
        name,
        room: seat.room_name,
        row: seat.row,
        column: seat.column,
      })}
      onClose={onClose}
      onGive={async (reason) => {
        setAsked(true);
        if (!desk || !shown) return false;
        const other_id = seats.find((taken) => taken.desk === Number(desk))?.ticket_id;
        const to = { to_sitting_id: shown.sitting_id, desk: Number(desk), ...(other_id && { other_id }) };
        return move({ kind: 'person', ticket_id: ticketId, sitting_id: seat.sitting_id, ...to }, reason);
      }}
    >
      <SittingChoice
        classId={classId}
        label={t('exam.day.other_room')}
        hint={t('exam.day.other_room_hint')}
        value={other}
        onChange={(sitting) => {
          setOther(sitting);
          setDesk(undefined);
        }}
        beside={seat}
      />
      <Field label={t('exam.day.to_seat')} required error={asked && !desk ? t('field.required') : undefined}>
        <Select value={desk} options={options} onValueChange={setDesk} />
      </Field>
    </ReasonDialog>
  );
}
