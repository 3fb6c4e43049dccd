import { formatCents, pickLanguage } from '@skillcert/core';
import { Refusal } from '../../../../platform/http/errors/refuse.js';
import type { LockedLine } from './lock-line.js';

/** @throws a Refusal amount_differs, which says both, where a line is not exactly what is due */
export const refuseOtherAmount = (
  line: Pick<LockedLine, 'amount_cents' | 'currency'>,
  due: { readonly total_cents: number; readonly currency: string },
  language: string,
): void => {
  if (due.total_cents === line.amount_cents && due.currency === line.currency) return;
  const shown = (cents: number, currency: string) => formatCents(cents, currency, pickLanguage(language, []));
  const [came_in, is_due] = [shown(line.amount_cents, line.currency), shown(due.total_cents, due.currency)];
  throw new Refusal('amount_differs', { values: { came: came_in, due: is_due } });
};
