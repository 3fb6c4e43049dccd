import type { SittingRow, TicketSeat } from '@skillcert/api-client';
import { deskPlace } from '@skillcert/core';
import { Field, Select } from '@skillcert/ui';
import { useState } from 'react';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import { SittingChoice } from '../seats/sitting-choice.js';
import { useSeatedSitting } from '../seats/use-seated-sitting.js';
import { PlannedSeats } from './planned-seats.js';
import { saidRefusal } from './said-refusal.js';
import { useDayMove } from './use-day-move.js';
import { useMovePreview } from './use-move-preview.js';

/** The fields that say a refusal of theirs: the other room, and the desk in it. */
const roomFields = ['to_sitting_id', 'move.to_sitting_id'];
const deskFields = ['desk', 'move.desk'];
const ownFields = [...roomFields, ...deskFields];

interface MoveSeatDialogProps {
  readonly classId: number;
  readonly ticketId: number;
  readonly name: string;
  /** The current seat. */
  readonly seat: TicketSeat;
  readonly onClose: () => void;
}

/** The seats that may be chosen, and the move to the chosen one. */
const useSeatChoice = ({ classId: class_id, ticketId, seat }: MoveSeatDialogProps) => {
  const { t } = useWords();
  const [other, setOther] = useState<SittingRow>();
  const [desk, setDesk] = useState<string>();
  const shown = useSeatedSitting({ class_id, sitting: other ?? seat });
  const { rows = 0, columns = 1, blocked = [] } = shown?.room ?? {};
  const sitterAt = (each: number) => shown?.seats.find((taken) => taken.desk === each);
  const options = Array.from({ length: rows * columns }, (_, index) => index + 1)
    .filter((each) => sitterAt(each)?.ticket_id !== ticketId && !blocked.includes(each))
    .map((each) => {
      const place = t('exam.day.place', deskPlace(columns, each));
      const sitter = sitterAt(each);
      const label = sitter ? t('exam.day.in_exchange', { place, name: sitter.name }) : place;
      return { value: String(each), label };
    });
  const other_id = sitterAt(Number(desk))?.ticket_id;
  const { sitting_id } = seat;
  const to = shown && { to_sitting_id: shown.sitting_id, desk: Number(desk), ...(other_id && { other_id }) };
  return {
    other,
    choose: (sitting: SittingRow | undefined) => {
      setOther(sitting);
      setDesk(undefined);
    },
    desk,
    setDesk,
    options,
    planned: desk && to ? { kind: 'person' as const, ticket_id: ticketId, sitting_id, ...to } : undefined,
  };
};

/**
 * Gives a candidate another seat on the day, in their room or another one at the same time: a free one, or another
 * candidate's in exchange.
 */
export function MoveSeatDialog(props: MoveSeatDialogProps) {
  const { classId, name, seat, onClose } = props;
  const { t } = useWords();
  const { send, isSent } = useDayMove(classId);
  const { other, choose, desk, setDesk, options, planned } = useSeatChoice(props);
  const [asked, setAsked] = useState(false);
  const { refusal } = useMovePreview(classId, planned, isSent);
  const { fields } = saidRefusal(refusal, ownFields);
  const said = (names: readonly string[]) => names.map((name) => fields[name]).find((one) => one);
  return (
    <ReasonDialog
      title={t('exam.day.move_seat')}
      description={t('exam.day.move_text', {
        name,
        room: seat.room_name,
        row: seat.row,
        column: seat.column,
      })}
      after={<PlannedSeats classId={classId} isSent={isSent} move={planned} fields={ownFields} />}
      onClose={onClose}
      onGive={async (reason) => {
        setAsked(true);
        return planned ? send(planned, reason) : false;
      }}
    >
      <SittingChoice
        classId={classId}
        label={t('exam.day.other_room')}
        hint={t('exam.day.other_room_hint')}
        error={said(roomFields)}
        value={other}
        onChange={choose}
        beside={seat}
      />
      <Field
        label={t('exam.day.to_seat')}
        required
        error={asked && !desk ? t('field.required') : said(deskFields)}
      >
        <Select value={desk} options={options} onValueChange={setDesk} />
      </Field>
    </ReasonDialog>
  );
}
