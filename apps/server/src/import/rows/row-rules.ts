import { dayOf } from '../../enrolment/desk/judge-candidate.js';
import type { Services } from '../../services.js';
import type { WorkedImport } from '../next-import.js';
import type { RowRules } from './judge-row.js';

/** What the rows of an import are judged by now. */
export const rowRules = (
  { programme, admission, now }: Pick<Services, 'programme' | 'admission' | 'now'>,
  { columns, level }: Pick<WorkedImport, 'columns' | 'level'>,
): RowRules => {
  const at = now();
  return { columns, level, programme, admission, now: at, today: dayOf(at, programme) };
};
