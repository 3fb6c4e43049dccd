import { exportSettlement } from './export-settlement.js';
import { exportSettlementTotals } from './export-settlement-totals.js';
import { fetchSettlement } from './fetch-settlement.js';
import { fetchSettlementEntries } from './fetch-settlement-entries.js';
import { fetchSettlementRules } from './fetch-settlement-rules.js';
import { previewSettlement } from './preview-settlement.js';
import { saveSettlementRule } from './save-settlement-rule.js';
import { withdrawSettlementRule } from './withdraw-settlement-rule.js';

/** The calls about the distribution of the payments. */
export const settlementCalls = {
  'payment/fetchSettlementRules': fetchSettlementRules,
  'payment/saveSettlementRule': saveSettlementRule,
  'payment/withdrawSettlementRule': withdrawSettlementRule,
  'payment/previewSettlement': previewSettlement,
  'payment/fetchSettlement': fetchSettlement,
  'payment/fetchSettlementEntries': fetchSettlementEntries,
  'payment/exportSettlement': exportSettlement,
  'payment/exportSettlementTotals': exportSettlementTotals,
} as const;
