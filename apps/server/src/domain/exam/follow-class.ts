import type { ClassFollower, MovedByStaff } from '../class/index.js';
import { consumeTickets, giveBackTickets } from './tickets/consume-tickets.js';
import { dropMoves } from './tickets/day/drop-moves.js';
import { voidTickets } from './tickets/void-tickets.js';

const stepOf = ({ record: { class_id }, caller, request, services }: MovedByStaff) => ({
  class_id,
  caller,
  request,
  now: services.now(),
});

/** Changes of tickets when their class changes its state. */
export const examFollows: ClassFollower = {
  staff: {
    end_exam: (tx, moved) => consumeTickets(tx, stepOf(moved)),
    withdraw_end: (tx, moved) => giveBackTickets(tx, stepOf(moved)),
    withdraw_arrangement: (tx, moved) => dropMoves(tx, stepOf(moved)),
    cancel: (tx, moved) => voidTickets(tx, { ...stepOf(moved), reason: moved.reason }),
  },
};
