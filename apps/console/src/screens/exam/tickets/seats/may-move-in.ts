import type { SittingRow } from '@skillcert/api-client';
import { isSittingOver } from '@skillcert/core';
import type { TicketLists } from '../lists/use-ticket-lists.js';

/** Whether people may be moved in sittings: on the day not in one that is over. `now` is in milliseconds. */
export const mayMoveIn = (
  { mayArrange, mayMoveOnDay }: Pick<TicketLists, 'mayArrange' | 'mayMoveOnDay'>,
  sittings: readonly Pick<SittingRow, 'ends_at'>[],
  now: number,
): boolean => mayArrange || (mayMoveOnDay && sittings.every(({ ends_at }) => !isSittingOver(ends_at, now)));
