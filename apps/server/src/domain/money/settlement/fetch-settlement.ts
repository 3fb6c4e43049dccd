import { handle } from '../../../platform/http/calls/handle.js';
import { readTotals } from './read-totals.js';

export const fetchSettlement = handle(
  'payment/fetchSettlement',
  async ({ input: { page, limit, ...asked }, services: { store, programme } }) => {
    const { classes, ...totals } = await readTotals(store.db, asked, programme);
    return {
      currency: programme.currency,
      ...totals,
      items: classes.slice((page - 1) * limit, page * limit),
      total: classes.length,
    };
  },
);
