import { handle } from '../../../platform/http/calls/handle.js';
import { listRules } from './list-rules.js';

export const fetchSettlementRules = handle(
  'payment/fetchSettlementRules',
  async ({ services: { store, now } }) => ({ items: await listRules(store.db, { now: now() }) }),
);
