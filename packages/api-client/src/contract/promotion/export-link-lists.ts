import { listExport } from '../export.js';
import { linkHolders, linkListFilters } from './fetch-link-lists.js';

/** The links that the list shows. */
export const exportLinkLists = listExport('promotion/exportLinkLists', {
  summary: 'Own enrolment links and their results as a file',
  filters: linkListFilters,
  access: linkHolders,
  example: {
    input: { purpose: '季度汇报' },
    file: ['links', '班次,已提交,已通过', '2026年第四期（三级）上海班,31,22'],
  },
});
