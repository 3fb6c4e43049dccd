import type { PartedTable } from '../../../platform/sheet/part-table.js';
import { headSays } from '../../../platform/sheet/values/currency-of.js';
import { isCurrencyHead } from '../statement/statement-heads.js';
import { currencyAbove } from './currency-above.js';
import type { CurrencyRules } from './row-currency.js';

/** The currency of the amounts of a table, as its heads, its columns and the lines above them say it. */
export const currencyRules = (
  { head, above }: Pick<PartedTable, 'head' | 'above'>,
  fields: readonly string[],
  currency: string,
): CurrencyRules => ({
  currency,
  currencies: head.cells.flatMap((cell, at) => (!fields[at] && isCurrencyHead(cell) ? [at] : [])),
  above: currencyAbove(above, currency),
  heads: head.cells.map((cell) => headSays(cell, currency)),
});
