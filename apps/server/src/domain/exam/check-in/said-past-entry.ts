import type { RosterRow } from '@skillcert/api-client/contract';
import { type ExamRules, minutesPastEntry } from '@skillcert/core';
import type { Words } from '../../../platform/http/words.js';

interface Marked extends Pick<RosterRow, 'late_by'> {
  readonly seat: RosterRow['seats'][number] | undefined;
}

/**
 * The words for somebody whom the door let in after the limit of the programme: how late, and who let them in;
 * undefined for everybody else.
 */
export const saidPastEntry = (
  { seat, late_by }: Marked,
  { entry_minutes }: Pick<ExamRules, 'entry_minutes'>,
  words: Words,
): string | undefined => {
  if (seat?.mark !== 'late' || !seat.device || !seat.marked_at) return undefined;
  const minutes = minutesPastEntry(seat, Date.parse(seat.marked_at), entry_minutes);
  const name = late_by.find(({ sitting_id }) => sitting_id === seat.sitting_id)?.name;
  return minutes === undefined || !name
    ? undefined
    : words('list.sitting_mark.past_entry', { minutes, name });
};
