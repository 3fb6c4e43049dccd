import type { WaitingMove } from '@skillcert/api-client';
import { Banner, Button, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useKeyed } from '../../../../client/use-keyed.js';
import { useWords } from '../../../../messages/words-state.js';
import type { TicketLists } from '../lists/use-ticket-lists.js';
import { useTicketCommand } from '../use-ticket-command.js';
import { CarryOutDialog } from './carry-out-dialog.js';

/** The words of a move that waits. */
const useMoveWords = () => {
  const { t } = useWords();
  const placeOf = ({ room_name: room, row, column }: NonNullable<WaitingMove['to']>) =>
    row === null || column === null ? room : t('exam.tickets.seat', { room, row, column });
  return ({ kind, name, other_name, more, from, to }: WaitingMove) => {
    if (kind === 'seat') return t('exam.day.seat_for', { name: name ?? '', more });
    return t('exam.day.from_to', {
      who: [name, other_name].filter(Boolean).join(' ⇄ ') || t('exam.day.whole_room'),
      from: from ? placeOf(from) : '',
      to: to ? placeOf(to) : '',
    });
  };
};

interface WaitingBannerProps {
  readonly move: WaitingMove;
  /** The move in words. */
  readonly said: string;
  readonly onLook: () => void;
  readonly onDrop: () => void;
}

/** A move that waits, who asked for it, and the ways on. */
function WaitingBanner({ move, said, onLook, onDrop }: WaitingBannerProps) {
  const { t } = useWords();
  const { kind, reason, asked_by, is_own } = move;
  return (
    <Banner
      tone="warning"
      title={t(kind === 'seat' ? 'exam.day.seat_waiting' : 'exam.day.waiting')}
      actions={
        <>
          {!is_own && (
            <Button size="small" variant="primary" onClick={onLook}>
              {t('exam.day.carry_out')}
            </Button>
          )}
          <Button size="small" onClick={onDrop}>
            {t('exam.day.drop')}
          </Button>
        </>
      }
    >
      <Stack gap="xs">
        <Text>{said}</Text>
        <Text size="sm" tone="muted">
          {t('exam.day.asked', { name: asked_by, reason })}
        </Text>
      </Stack>
    </Banner>
  );
}

/** Moves that wait for a second person: another one carries them out, anybody drops them. */
export function WaitingMoves({ list: { class_id, mayMoveOnDay } }: { readonly list: TicketLists }) {
  const { t } = useWords();
  const run = useTicketCommand();
  const keyed = useKeyed();
  const { data } = useCallQuery('ticket/fetchDayMoves', { class_id }, { enabled: mayMoveOnDay });
  const wordsOf = useMoveWords();
  const [carried, setCarried] = useState<WaitingMove>();
  const decide = ({ move_id, kind }: WaitingMove, event: 'carry_out' | 'drop') => {
    let said = '';
    return run(
      async () => {
        const answer = await keyed('ticket/decideDayMove', { class_id, move_id, event });
        const done = kind === 'seat' ? 'exam.day.seats_given' : 'exam.day.done';
        said = event === 'drop' ? t('exam.day.dropped') : t(done, { count: answer.told });
        return answer;
      },
      () => said,
    );
  };
  return (
    <>
      {data?.items.map((move) => (
        <WaitingBanner
          key={move.move_id}
          move={move}
          said={wordsOf(move)}
          onLook={() => setCarried(move)}
          onDrop={() => decide(move, 'drop')}
        />
      ))}
      {carried && (
        <CarryOutDialog
          classId={class_id}
          waiting={carried}
          said={wordsOf(carried)}
          onClose={() => setCarried(undefined)}
          onCarryOut={() => decide(carried, 'carry_out')}
        />
      )}
    </>
  );
}
