import type { SittingCounts as Counts } from '@skillcert/api-client';
import { Card, Descriptions } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { sittingsAround } from './sittings-around.js';
import { useSittingTitle } from './use-sitting-title.js';

interface SittingCountsProps {
  readonly sittings: readonly Counts[];
  /** Of the filters; undefined for any. */
  readonly sittingId: number | undefined;
  readonly roomId: number | undefined;
  /** In milliseconds. */
  readonly now: number;
}

/** More than these scroll in the card: the roster below stays within reach. */
const shown_at_once = 8;

/** The number of people in each room, of the sittings around now or of the chosen ones. */
export function SittingCounts({ sittings, sittingId, roomId, now }: SittingCountsProps) {
  const { t } = useWords();
  const titleOf = useSittingTitle();
  const isChosen = sittingId !== undefined || roomId !== undefined;
  const shown = (isChosen ? sittings : sittingsAround(sittings, now)).filter(
    ({ sitting_id, room_id }) =>
      (sittingId === undefined || sitting_id === sittingId) && (roomId === undefined || room_id === roomId),
  );
  if (shown.length === 0) return null;
  return (
    <Card title={t('check_in.sittings')}>
      <Descriptions
        layout="rows"
        {...(shown.length > shown_at_once && { scrollsAs: t('check_in.sittings') })}
        items={shown.map((each) => {
          const { expected, came, late, left, absent } = each;
          return {
            id: String(each.sitting_id),
            label: titleOf(each),
            value: t('check_in.sitting_counts', { expected, came, late, left, absent }),
          };
        })}
      />
    </Card>
  );
}
