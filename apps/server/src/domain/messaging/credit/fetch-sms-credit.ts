import { handle } from '../../../platform/http/calls/handle.js';
import { listTopUps } from './list-top-ups.js';

export const fetchSmsCredit = handle('sms/fetchSmsCredit', async ({ input, services }) => {
  const { store, groupSms, programme, providers } = services;
  const { items, count } = await listTopUps(store.db, input);
  return {
    items,
    ...count,
    currency: programme.currency,
    segment_cents: groupSms.segment_cents,
    packages: [...groupSms.packages],
    methods: [...providers.keys()],
  };
});
