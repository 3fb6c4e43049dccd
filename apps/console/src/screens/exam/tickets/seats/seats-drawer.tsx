import '@skillcert/ui/search-input.css';
import '@skillcert/ui/seat-map.css';
import '@skillcert/ui/table.css';
import type { SittingRow } from '@skillcert/api-client';
import { Button, Drawer, type Seating, SeatMap, Stack, sameUnitNeighbours, Text } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../../client/call.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import { useWords } from '../../../../messages/words-state.js';
import { type AskedMove, MapMoveDialog } from '../day/map-move-dialog.js';
import { WaitingMoves } from '../day/waiting-moves.js';
import type { TicketLists } from '../lists/use-ticket-lists.js';
import { useTicketCommand } from '../use-ticket-command.js';
import { BesideDialog } from './beside-dialog.js';
import { mayMoveIn } from './may-move-in.js';
import { besideAfter, type HandMove, moveIn, type SeatedSitting, seatPlanOf } from './seat-plan-of.js';
import { SittingChoice, sittingsAtOnce } from './sitting-choice.js';
import { useSeatedSitting } from './use-seated-sitting.js';

interface SeatsDrawerProps {
  readonly list: TicketLists;
  readonly onClose: () => void;
}

/** The sitting on the map, and a second one beside it. */
const useShownSittings = (class_id: number) => {
  const [chosen, setChosen] = useState<SittingRow>();
  const [second, setSecond] = useState<SittingRow>();
  const query = useCallQuery('exam/fetchSittingLists', { class_id, page: 1, limit: sittingsAtOnce });
  const listed = query.data?.items ?? [];
  // Its room may be another one by now.
  const first = listed.find(({ sitting_id }) => sitting_id === chosen?.sitting_id) ?? chosen ?? listed[0];
  const shown = useSeatedSitting({ class_id, sitting: first });
  const beside = useSeatedSitting({ class_id, sitting: second });
  return {
    state: contentState(query),
    retry: () => query.refetch(),
    readAt: query.dataUpdatedAt || Date.now(),
    first,
    choose: (sitting: SittingRow | undefined) => {
      setChosen(sitting);
      setSecond(undefined);
    },
    second,
    setSecond,
    shown,
    // Nobody is moved between two sittings while one of them is still loading.
    sittings: shown ? [shown, ...(beside ? [beside] : [])] : [],
  };
};

/** Moves on the map: at once, or after a question, which needs a reason once the seats are published. */
const useMapMoves = (
  { class_id, mayMoveOnDay }: Pick<TicketLists, 'class_id' | 'mayMoveOnDay'>,
  sittings: readonly SeatedSitting[],
) => {
  const { t } = useWords();
  const run = useTicketCommand();
  const [asking, setAsking] = useState<AskedMove>();
  const moveNow = (moved: HandMove) => {
    const key = crypto.randomUUID();
    return run(() => call('ticket/moveSeat', { class_id, ...moved }, { key }), t('exam.tickets.moved'));
  };
  return {
    asking,
    setAsking,
    moveNow,
    move: async (after: readonly Seating[]) => {
      const moved = moveIn(sittings, after);
      if (!moved) return;
      if (mayMoveOnDay || besideAfter(sittings, moved).length > 0) setAsking(moved);
      else await moveNow(moved);
    },
  };
};

interface SeatedMapProps {
  readonly sittings: readonly SeatedSitting[];
  /** Left out where nobody may move. */
  readonly onMove: ((after: readonly Seating[]) => Promise<void>) | undefined;
}

/** The seats, with a mark where two people of one unit or employer sit beside each other. */
function SeatedMap({ sittings, onMove }: SeatedMapProps) {
  const { t } = useWords();
  const plan = seatPlanOf(sittings);
  return (
    <>
      <SeatMap
        {...plan}
        readOnly={!onMove}
        onValueChange={onMove}
        highlights={sameUnitNeighbours(plan.rooms, plan.people, plan.value, (other) =>
          t('exam.tickets.beside', { name: other.name }),
        )}
      />
      <Text size="sm" tone="muted">
        {t('exam.tickets.legend')}
      </Text>
    </>
  );
}

/** The way in which people are moved on the map, or why nobody is. */
const useMapText = ({ mayArrange, mayMoveOnDay }: TicketLists, mayMove: boolean): string | undefined => {
  const { t } = useWords();
  if (mayMove) return t(mayArrange ? 'exam.tickets.seat_map_text' : 'exam.day.map_text');
  return mayMoveOnDay ? t('exam.day.map_over') : undefined;
};

/**
 * The seats of a sitting: people change places by dragging or by key, and their tickets are issued again. A second
 * sitting of the same subject beside it takes people over, or gives some.
 */
export function SeatsDrawer({ list, onClose }: SeatsDrawerProps) {
  const { class_id, mayMoveOnDay } = list;
  const { t } = useWords();
  const { state, retry, readAt, first, choose, second, setSecond, shown, sittings } =
    useShownSittings(class_id);
  const { asking, setAsking, move, moveNow } = useMapMoves(list, sittings);
  const mayMove = mayMoveIn(
    list,
    [first, second].flatMap((each) => each ?? []),
    readAt,
  );
  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="large"
      title={t('exam.tickets.seat_map')}
      description={useMapText(list, mayMove)}
      state={state}
      onRetry={retry}
      footer={
        mayMoveOnDay &&
        mayMove &&
        shown && <Button onClick={() => setAsking('room')}>{t('exam.day.move_room')}</Button>
      }
    >
      <Stack>
        <WaitingMoves list={list} />
        <SittingChoice classId={class_id} label={t('exam.tickets.sitting')} value={first} onChange={choose} />
        {mayMove && first && (
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
        {shown && <SeatedMap sittings={sittings} onMove={mayMove ? move : undefined} />}
      </Stack>
      {mayMoveOnDay ? (
        <MapMoveDialog
          classId={class_id}
          sittings={sittings}
          asked={asking}
          onClose={() => setAsking(undefined)}
        />
      ) : (
        <BesideDialog
          sittings={sittings}
          move={asking === 'room' ? undefined : asking}
          onMove={moveNow}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Drawer>
  );
}
