import { exportRows } from '../../../platform/documents/export-rows.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { listTeachers } from './list-teachers.js';
import { teacherCells } from './teacher-cells.js';

export const exportTeacherLists = handle('certificate/exportTeacherLists', (call) =>
  exportRows(call, {
    of: 'teacher_list',
    cells: teacherCells,
    idOf: ({ certificate_id, user_id }) => certificate_id ?? user_id,
    list: (tx, filters, { now }) => listTeachers(tx, filters, { caller: call.caller, now }),
  }),
);
