import '@skillcert/ui/search-input.css';
import '@skillcert/ui/seat-map.css';
import '@skillcert/ui/table.css';
import type { SittingRow } from '@skillcert/api-client';
import { Drawer, type Seating, SeatMap, Stack, sameUnitNeighbours } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import type { TicketLists } from '../lists/use-ticket-lists.js';
import { useTicketCommand } from '../use-ticket-command.js';
import { moveIn, seatPlanOf } from './seat-plan-of.js';
import { SittingChoice, sittingsAtOnce } from './sitting-choice.js';
import { useSeatedSitting } from './use-seated-sitting.js';

interface SeatsDrawerProps {
  readonly list: TicketLists;
  readonly onClose: () => void;
}

/**
 * The seats of a sitting: people change places by dragging or by key, and their tickets are issued again. A second sitting of the same
 * subject beside it takes people over, or gives some.
 */
export function SeatsDrawer({ list: { class_id, mayArrange }, onClose }: SeatsDrawerProps) {
  const { t } = useWords();
  const run = useTicketCommand();
  const [chosen, setChosen] = useState<SittingRow>();
  const [second, setSecond] = useState<SittingRow>();
  const query = useCallQuery('exam/fetchSittingLists', { class_id, page: 1, limit: sittingsAtOnce });
  const first = chosen ?? query.data?.items[0];
  const shown = useSeatedSitting({ class_id, sitting: first });
  const beside = useSeatedSitting({ class_id, sitting: second });
  // Nobody is moved between two of which one is not here yet.
  const sittings = shown ? [shown, ...(beside ? [beside] : [])] : [];
  const plan = seatPlanOf(sittings);
  const move = async (after: readonly Seating[]) => {
    const moved = moveIn(sittings, after);
    if (!moved) return;
    const key = crypto.randomUUID();
    await run(() => call('ticket/moveSeat', { class_id, ...moved }, { key }), t('exam.tickets.moved'));
  };
  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="large"
      title={t('exam.tickets.seat_map')}
      description={mayArrange ? t('exam.tickets.seat_map_text') : undefined}
      state={contentState(query)}
      onRetry={() => query.refetch()}
    >
      <Stack>
        <SittingChoice
          classId={class_id}
          label={t('exam.tickets.sitting')}
          value={first}
          onChange={(sitting) => {
            setChosen(sitting);
            setSecond(undefined);
          }}
        />
        {mayArrange && first && (
          <SittingChoice
            key={first.sitting_id}
            classId={class_id}
            label={t('exam.tickets.second_sitting')}
            hint={t('exam.tickets.second_sitting_hint')}
            value={second}
            onChange={setSecond}
            beside={first}
          />
        )}
        {shown && (
          <SeatMap
            {...plan}
            readOnly={!mayArrange}
            onValueChange={move}
            highlights={sameUnitNeighbours(plan.rooms, plan.people, plan.value, (other) =>
              t('exam.tickets.beside', { name: other.name }),
            )}
          />
        )}
      </Stack>
    </Drawer>
  );
}
