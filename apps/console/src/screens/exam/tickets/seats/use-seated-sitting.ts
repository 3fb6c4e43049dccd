import type { SittingRow } from '@skillcert/api-client';
import { useCallQuery } from '../../../../client/use-call-query.js';
import type { SeatedSitting } from './seat-plan-of.js';
import { useSittingName } from './use-sitting-name.js';

interface Asked {
  readonly class_id: number;
  readonly sitting: Pick<SittingRow, 'sitting_id' | 'subject' | 'starts_at' | 'room_name'> | undefined;
  /** A version of the arrangement; absent for the current one. */
  readonly version?: number | undefined;
}

/** A sitting with its seats, current or of a version; undefined if none is chosen, or it is still loading. */
export const useSeatedSitting = ({ class_id, sitting, version }: Asked): SeatedSitting | undefined => {
  const nameOf = useSittingName();
  const sitting_id = sitting?.sitting_id ?? 0;
  const asked = { class_id, sitting_id, ...(version === undefined ? {} : { version }) };
  const { data } = useCallQuery('ticket/fetchSeats', asked, { enabled: sitting !== undefined });
  return data && sitting && { ...data, sitting_id, label: nameOf({ ...sitting, room_name: data.room.name }) };
};
