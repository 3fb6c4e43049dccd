import type { ClassFollower } from '../class/index.js';
import { requestClassRefunds } from './refunds/request-class-refunds.js';
import { freeHeld } from './statement/match/undo-held.js';

/** The money of a cancelled class goes back. */
export const moneyFollows: ClassFollower = {
  staff: {
    cancel: async (tx, { record: { class_id }, reason, caller, request, services }) => {
      const step = { caller, request, now: services.now(), reason };
      await requestClassRefunds(tx, class_id, step);
      await freeHeld(tx, class_id, step);
    },
  },
};
