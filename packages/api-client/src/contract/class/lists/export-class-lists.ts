import { registrationDesk } from '../../access.js';
import { listExport } from '../../export.js';
import { classListFilters } from './fetch-class-lists.js';

/** The classes that the list shows, the phones of contacts masked. */
export const exportClassLists = listExport('class/exportClassLists', {
  summary: 'The class list as a file',
  filters: classListFilters,
  access: registrationDesk,
  example: {
    input: { status: ['enrolling'], sort: 'exam_at', order: 'asc', purpose: '下周考务会' },
    file: ['classes', '班次编号,班次名称', 'C26-0104,2026年第四期（三级）上海班'],
  },
});
