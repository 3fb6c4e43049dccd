import { listExport } from '../../export.js';
import { creditDesk, topUpExamples, topUpFilters } from './top-up-record.js';

/**
 * The orders of credit of a class’s institution by state, the newest first. None for a class of the platform, which
 * needs no credit.
 */
export const exportTopUps = listExport('sms/exportTopUps', {
  summary: 'Orders of credit for messages as a file',
  filters: topUpFilters,
  access: creditDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: topUpExamples.class_id, purpose: '短信费用报销' },
    file: ['orders', '下单时间,金额,状态', '2026-11-10 10:11,500,已到账'],
  },
});
