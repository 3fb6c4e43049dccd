import { dayOrders, isDay } from '@skillcert/core';
import type { SheetRow } from '../../../../platform/sheet/sheet-row.js';
import { readDay } from '../../../../platform/sheet/values/read-day.js';
import { textsOf } from '../cells/read-money.js';
import type { StatementColumns } from '../statement-heads.js';

/** Whether a row of a statement says a day, in whichever order of day and month. */
export const hasDay = (
  row: Pick<SheetRow, 'cells' | 'date1904'>,
  fields: StatementColumns,
  today: string,
): boolean =>
  textsOf(row, fields, 'date').some((text) =>
    dayOrders.some((order) => isDay(readDay(text, { today, order, date1904: row.date1904 }))),
  );
