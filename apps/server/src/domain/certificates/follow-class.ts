import { Refusal } from '../../platform/http/errors/refuse.js';
import type { ClassFollower } from '../class/index.js';
import { hasUncertified } from './issue/has-uncertified.js';

/** A class is not over while somebody waits for a certificate. */
export const certificatesFollow: ClassFollower = {
  staff: {
    all_certified: async (tx, { record: { class_id }, services }) => {
      if (await hasUncertified(tx, class_id, services)) throw new Refusal('certificates_waiting');
    },
  },
};
