import { handle } from '../../../platform/http/calls/handle.js';
import { listStudyUnits } from '../units/list-study-units.js';

export const fetchStudyUnitStats = handle(
  'study/fetchStudyUnitStats',
  async ({ input, caller, services }) => {
    const { items, count } = await listStudyUnits(services.store.db, caller, input);
    return { items, total: count.total };
  },
);
