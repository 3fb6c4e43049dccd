import { handle } from '../../../platform/http/calls/handle.js';
import { termsOf } from '../study-terms.js';
import { listStudyUnits } from './list-study-units.js';

export const fetchStudyUnitLists = handle(
  'study/fetchStudyUnitLists',
  async ({ input, caller, services }) => {
    const { items, count } = await listStudyUnits(services.store.db, caller, input);
    return { items, total: count.total, ...termsOf(caller, input.class_id, count) };
  },
);
