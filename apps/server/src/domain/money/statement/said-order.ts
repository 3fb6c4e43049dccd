import type { OutputOf } from '@skillcert/api-client/contract';
import { type DayOrder, dayOrders, type FoundOrder } from '@skillcert/core';
import type { Call } from '../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import { type StatementColumns, toColumns } from './statement-heads.js';

/** The choices of a caller for reading a statement. */
export interface SaidOrder {
  /** The name of the sheet of a workbook. */
  readonly sheet: string | undefined;
  /** The header row, and the fields of its columns. */
  readonly head_row: number | undefined;
  readonly fields: StatementColumns | undefined;
  /** The order in which days are written. */
  readonly order: DayOrder | undefined;
}

/** Reads the caller's choices for a file. @throws a Refusal if columns are named without their row */
export const saidOrder = ({
  sheet,
  head_row,
  columns,
  day_order,
}: Omit<Call<'payment/importStatement'>['input'], 'title'>): SaidOrder => {
  if (columns !== undefined && head_row === undefined) throw refuseFields({ columns: 'required' });
  return {
    sheet,
    head_row,
    fields: columns === undefined ? undefined : toColumns(columns.split(',')),
    order: day_order,
  };
};

/** Asks which day is meant if one in the file can be read in two ways. */
export const askDays = ({
  text,
  readings,
}: NonNullable<FoundOrder['doubt']>): OutputOf<'payment/previewStatement'>['asks_day'] => ({
  text,
  readings: dayOrders.flatMap((order) => {
    const day = readings[order];
    return day === undefined ? [] : [{ order, day }];
  }),
});
