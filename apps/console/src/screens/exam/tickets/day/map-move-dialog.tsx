import { deskPlace } from '@skillcert/core';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import type { HandMove, SeatedSitting } from '../seats/seat-plan-of.js';
import { MoveRoomDialog } from './move-room-dialog.js';
import { PlannedSeats } from './planned-seats.js';
import { useDayMove } from './use-day-move.js';

/** The question about the map: a move that was made on it, or one of the whole room. */
export type AskedMove = 'room' | HandMove;

interface MapMoveDialogProps {
  readonly classId: number;
  /** The sittings on the map, the one that was chosen first. */
  readonly sittings: readonly SeatedSitting[];
  readonly asked: AskedMove | undefined;
  readonly onClose: () => void;
}

interface PersonMoveDialogProps extends Omit<MapMoveDialogProps, 'asked'> {
  readonly asked: HandMove;
  /** The sitting that was chosen first. */
  readonly shown: SeatedSitting;
}

function PersonMoveDialog({ classId, sittings, asked, shown, onClose }: PersonMoveDialogProps) {
  const { t } = useWords();
  const { send, isSent } = useDayMove(classId);
  const move = { kind: 'person' as const, ...asked };
  const nameOf = (ticket_id: number | undefined) =>
    sittings.flatMap(({ seats }) => seats).find((seat) => seat.ticket_id === ticket_id)?.name;
  const { name: room, columns } =
    sittings.find(({ sitting_id }) => sitting_id === asked.to_sitting_id)?.room ?? shown.room;
  return (
    <ReasonDialog
      title={t('exam.day.move_seat')}
      description={t('exam.day.map_move', {
        name: nameOf(asked.ticket_id) ?? '',
        place: t('exam.tickets.seat', { room, ...deskPlace(columns, asked.desk) }),
        other: nameOf(asked.other_id) ?? 'none',
      })}
      after={<PlannedSeats classId={classId} isSent={isSent} move={move} />}
      onClose={onClose}
      onGive={(reason) => send(move, reason)}
    />
  );
}

/** Asks for the reason of a move on the map, once the arrangement is published. Each move is asked about anew. */
export function MapMoveDialog({ asked, ...props }: MapMoveDialogProps) {
  const [shown] = props.sittings;
  if (!asked || !shown) return null;
  if (asked === 'room')
    return <MoveRoomDialog classId={props.classId} sitting={shown} onClose={props.onClose} />;
  return <PersonMoveDialog {...props} asked={asked} shown={shown} />;
}
