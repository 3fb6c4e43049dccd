import { refuseFields } from '../../../platform/http/errors/refuse.js';
import { type Months, monthsOf } from './month-bounds.js';

const most = 12;

/**
 * The months of a period, the first one first.
 * @throws a Refusal of the field `to`: before the first, or more than a year
 */
export const checkPeriod = (period: Months): readonly string[] => {
  if (period.to < period.from) throw refuseFields({ to: 'date_order' });
  const years = Number(period.to.slice(0, 4)) - Number(period.from.slice(0, 4));
  const months = years > 1 ? [] : monthsOf(period);
  if (months.length === 0 || months.length > most) throw refuseFields({ to: 'too_big' });
  return months;
};
