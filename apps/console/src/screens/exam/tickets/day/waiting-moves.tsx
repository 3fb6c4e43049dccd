import type { WaitingMove } from '@skillcert/api-client';
import { Banner, Button, Stack, Text } from '@skillcert/ui';
import { call } from '../../../../client/call.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useKeyed } from '../../../../client/use-keyed.js';
import { useWords } from '../../../../messages/words-state.js';
import type { TicketLists } from '../lists/use-ticket-lists.js';
import { useTicketCommand } from '../use-ticket-command.js';

/** Moves that wait for a second person: another one carries them out, anybody drops them. */
export function WaitingMoves({ list: { class_id, mayMoveOnDay } }: { readonly list: TicketLists }) {
  const { t } = useWords();
  const run = useTicketCommand();
  const keyed = useKeyed();
  const { data } = useCallQuery('ticket/fetchDayMoves', { class_id }, { enabled: mayMoveOnDay });
  const decide = (move_id: number, event: 'carry_out' | 'drop') =>
    run(
      () => keyed((key) => call('ticket/decideDayMove', { class_id, move_id, event }, { key })),
      t(event === 'drop' ? 'exam.day.dropped' : 'exam.day.carried_out'),
    );
  const placeOf = ({ room_name: room, row, column }: WaitingMove['from']) =>
    row === null || column === null ? room : t('exam.tickets.seat', { room, row, column });
  return (
    <>
      {data?.items.map(({ move_id, name, other_name, from, to, reason, asked_by, is_own }) => {
        const what = t('exam.day.from_to', {
          who: [name, other_name].filter(Boolean).join(' ⇄ ') || t('exam.day.whole_room'),
          from: placeOf(from),
          to: placeOf(to),
        });
        return (
          <Banner
            key={move_id}
            tone="warning"
            title={t('exam.day.waiting')}
            actions={
              <>
                {!is_own && (
                  <Button size="small" variant="primary" onClick={() => decide(move_id, 'carry_out')}>
                    {t('exam.day.carry_out')}
                  </Button>
                )}
                <Button size="small" onClick={() => decide(move_id, 'drop')}>
                  {t('exam.day.drop')}
                </Button>
              </>
            }
          >
            <Stack gap="xs">
              <Text>{what}</Text>
              <Text size="sm" tone="muted">
                {t('exam.day.asked', { name: asked_by, reason })}
              </Text>
            </Stack>
          </Banner>
        );
      })}
    </>
  );
}
