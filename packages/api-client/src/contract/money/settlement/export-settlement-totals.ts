import { settlementViews } from '@skillcert/core';
import { z } from 'zod';
import { platformStaff } from '../../access.js';
import { listExport } from '../../export.js';
import { classesOfTotals, period } from './fetch-settlement.js';

/** The totals of a period by class, by month, or by unit and month, as the report shows them. */
export const exportSettlementTotals = listExport('payment/exportSettlementTotals', {
  summary: 'Totals by class, unit or month as a file',
  filters: { ...period, ...classesOfTotals, by: z.enum(settlementViews).default('class') },
  access: platformStaff,
  example: {
    input: { from: '2026-10', to: '2026-10', by: 'month', purpose: '年度结算' },
    file: ['settlement', '月份,收款,退款,净额,平台,各单位合计', '2026-10,1360,680,680,136,544'],
  },
});
