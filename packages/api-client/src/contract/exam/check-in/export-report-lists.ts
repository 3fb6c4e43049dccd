import { examDesk } from '../../access.js';
import { listExport } from '../../export.js';
import { rosterFilters } from './fetch-report-lists.js';
import { reportExamples } from './report-record.js';

/** The roster of a class as the list shows it, with presence and its time; identity numbers masked. */
export const exportReportLists = listExport('class/exportReportLists', {
  summary: 'Roster of a class with its check-ins, as a file',
  filters: rosterFilters,
  access: examDesk,
  refuses: ['not_found'],
  example: {
    input: { class_id: reportExamples.row.class_id, show: 'admitted', purpose: '考务存档' },
    file: ['roster', '报名编号,姓名,签到状态', 'C26-0104-00058,李晓明,已签到'],
  },
});
