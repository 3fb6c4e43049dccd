import type { Services } from '../../../../platform/services.js';
import { dayOf } from '../../../../platform/store/sql/day-of.js';
import type { WorkedImport } from '../next-import.js';
import type { RowRules } from './evaluate-row.js';
import type { RowOffer } from './read-way.js';

/** The rules that the rows of an import are evaluated by now. */
export const rowRules = (
  { programme, admission, now }: Pick<Services, 'programme' | 'admission' | 'now'>,
  worked: Pick<WorkedImport, 'columns' | 'level' | 'day_order' | keyof RowOffer>,
): RowRules => {
  const at = now();
  const { columns, level, enroll_type, study_type, unit_id, enroll_types, study_types, units } = worked;
  const offer = { enroll_type, study_type, unit_id, enroll_types, study_types, units };
  return {
    columns,
    level,
    offer,
    programme,
    admission,
    now: at,
    today: dayOf(at, programme),
    order: worked.day_order ?? undefined,
  };
};
