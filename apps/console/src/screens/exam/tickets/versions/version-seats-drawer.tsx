import '@skillcert/ui/search-input.css';
import '@skillcert/ui/seat-map.css';
import '@skillcert/ui/table.css';
import type { SittingRow } from '@skillcert/api-client';
import { Drawer, SeatMap, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { contentState } from '../../../../lists/content-state.js';
import { useWords } from '../../../../messages/words-state.js';
import { type SeatedSitting, seatPlanOf } from '../seats/seat-plan-of.js';
import { SittingChoice, sittingsAtOnce } from '../seats/sitting-choice.js';
import { useSeatedSitting } from '../seats/use-seated-sitting.js';

interface VersionSeatsDrawerProps {
  readonly classId: number;
  readonly version: number;
  readonly onClose: () => void;
}

/** Those of a version who sit elsewhere now, or nowhere. */
const movedSince = (then: SeatedSitting, now: SeatedSitting) => {
  const desks = new Map(now.seats.map(({ ticket_id, desk }) => [ticket_id, desk]));
  return then.seats.filter(({ ticket_id, desk }) => desks.get(ticket_id) !== desk);
};

/** The seats of a version, sitting by sitting; candidates who sit elsewhere now stand out. */
export function VersionSeatsDrawer({ classId: class_id, version, onClose }: VersionSeatsDrawerProps) {
  const { t } = useWords();
  const [chosen, setChosen] = useState<SittingRow>();
  const query = useCallQuery('exam/fetchSittingLists', { class_id, page: 1, limit: sittingsAtOnce });
  const sitting = chosen ?? query.data?.items[0];
  const then = useSeatedSitting({ class_id, sitting, version });
  const now = useSeatedSitting({ class_id, sitting });
  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="large"
      title={t('exam.tickets.version_seats', { version })}
      description={t('exam.tickets.version_seats_text')}
      state={query.data?.total === 0 ? 'empty' : contentState(query)}
      onRetry={() => query.refetch()}
    >
      <Stack>
        <SittingChoice
          classId={class_id}
          label={t('exam.tickets.sitting')}
          value={sitting}
          onChange={setChosen}
        />
        {then && now && (
          <SeatMap
            {...seatPlanOf([then])}
            readOnly
            highlights={movedSince(then, now).map(({ ticket_id }) => ({
              person_id: String(ticket_id),
              label: t('exam.tickets.elsewhere_now'),
            }))}
          />
        )}
      </Stack>
    </Drawer>
  );
}
