import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { id, listOf, moment, page } from '../../fields.js';
import { ledgerKind } from '../payments/payment-record.js';
import { period } from './fetch-settlement.js';
import { amount } from './settlement-record.js';

const entry = z.object({
  entry_id: id,
  at: moment,
  kind: ledgerKind,
  /** Money in is positive, money back negative. */
  amount_cents: amount,
  payment_id: id,
  enrol_no: z.string(),
  name: z.string(),
});

/** The entries of the ledger that a class's totals are made of, the newest first. */
export const fetchSettlementEntries = endpoint('payment/fetchSettlementEntries', {
  summary: 'The ledger of a class in a period',
  input: z.strictObject({ class_id: id, ...period, ...page }),
  output: listOf(entry).extend({ class_name: z.string(), currency: z.string(), net_cents: amount }),
  access: platformStaff,
  refuses: ['not_found'],
  example: {
    input: { class_id: 180143985094819, from: '2026-10', to: '2026-10', page: 1, limit: 20 },
    output: {
      class_name: '2026年第四期（三级）上海班',
      currency: 'CNY',
      net_cents: 68_000,
      items: [
        {
          entry_id: 180143985106001,
          at: '2026-10-11T03:20:40.000Z',
          kind: 'payment',
          amount_cents: 68_000,
          payment_id: 180143985101001,
          enrol_no: 'C26-0104-00058',
          name: '李晓明',
        },
      ],
      total: 1,
    },
  },
});
