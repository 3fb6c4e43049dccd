import type { OutputOf } from '@skillcert/api-client/contract';
import { type DayOrder, dayOrders, type FoundOrder } from '@skillcert/core';
import type { Call } from '../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import { type StatementColumns, toColumns } from './statement-heads.js';

/** What a statement is read by beyond what the file says. */
export interface SaidOrder {
  /** The row that names the columns, and what they are. */
  readonly head_row: number | undefined;
  readonly fields: StatementColumns | undefined;
  /** In which order days are read. */
  readonly order: DayOrder | undefined;
}

/** Reads what the caller says of a file. @throws a Refusal where columns are said without their row */
export const saidOrder = ({
  head_row,
  columns,
  day_order,
}: Omit<Call<'payment/importStatement'>['input'], 'title'>): SaidOrder => {
  if (columns !== undefined && head_row === undefined) throw refuseFields({ columns: 'required' });
  return {
    head_row,
    fields: columns === undefined ? undefined : toColumns(columns.split(',')),
    order: day_order,
  };
};

/** Asks which day is meant where a file writes one that is two. */
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
