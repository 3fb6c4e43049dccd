import { handle } from '../../../platform/http/calls/handle.js';
import { listTeachers } from './list-teachers.js';

export const fetchTeacherLists = handle('certificate/fetchTeacherLists', ({ input, caller, services }) =>
  listTeachers(services.store.db, input, { caller, now: services.now() }),
);
