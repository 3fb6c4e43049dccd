import { platformStaff } from '../../access.js';
import { listExport } from '../../export.js';
import { allInvoiceFilters } from './fetch-all-invoices.js';

/** The invoices of all classes that the list shows. */
export const exportAllInvoices = listExport('payment/exportAllInvoices', {
  summary: 'The invoices across all classes as a file',
  filters: allInvoiceFilters,
  access: platformStaff,
  example: {
    input: { status: ['issued'], purpose: '报税' },
    file: [
      'invoices',
      '班次,申请编号,抬头,金额',
      '2026年第四期（三级）上海班,C26-0104-F00012,浦江精工有限公司,680',
    ],
  },
});
