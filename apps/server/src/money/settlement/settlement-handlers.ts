import type { AnyHandler } from '../../http/calls/handle.js';
import { exportSettlement } from './export-settlement.js';
import { exportSettlementTotals } from './export-settlement-totals.js';
import { fetchSettlement } from './fetch-settlement.js';
import { fetchSettlementEntries } from './fetch-settlement-entries.js';
import { fetchSettlementRules } from './fetch-settlement-rules.js';
import { previewSettlement } from './preview-settlement.js';
import { saveSettlementRule } from './save-settlement-rule.js';
import { withdrawSettlementRule } from './withdraw-settlement-rule.js';

/** The handlers of who gets how much of what was paid. */
export const settlementHandlers: readonly AnyHandler[] = [
  fetchSettlementRules,
  saveSettlementRule,
  withdrawSettlementRule,
  previewSettlement,
  fetchSettlement,
  fetchSettlementEntries,
  exportSettlement,
  exportSettlementTotals,
];
