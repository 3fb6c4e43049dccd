import { plainWord } from '../../../../platform/sheet/plain-word.js';
import type { SheetRow } from '../../../../platform/sheet/sheet-row.js';
import { payerName } from '../cells/payer-name.js';
import { filler, plain } from '../cells/plain-cell.js';
import type { StatementColumns } from '../statement-heads.js';

/** Heads that say whose name it is as little as 户名 does, or say an account and are filled with names too. */
const perhaps: ReadonlySet<string> = new Set(
  ['户名', '账户名', '账户名称', '对方账号', '对方帐号', '对方支付宝账号', 'account name'].map(plainWord),
);

type Cells = Pick<SheetRow, 'cells'>;

/**
 * Whether most texts of a column have the name of somebody in them, and not all of them the same one: that would be the
 * holder of the account.
 */
const haveNames = (rows: readonly Cells[], at: number): boolean => {
  const texts = rows.map(({ cells }) => plain(cells[at] ?? '')).filter((text) => !filler.test(text));
  const names = texts.map((text) => payerName([text])).filter(Boolean);
  return names.length * 2 > texts.length && new Set(names).size > 1;
};

/**
 * The columns of a statement, with the one that names the payer under a head that may mean somebody else, where no
 * other head names them.
 */
export const withPayer = (
  fields: StatementColumns,
  { cells }: Cells,
  rows: readonly Cells[],
): StatementColumns => {
  if (fields.length === 0 || fields.includes('payer')) return fields;
  const at = cells.findIndex(
    (cell, place) => !fields[place] && perhaps.has(plainWord(cell)) && haveNames(rows, place),
  );
  return at === -1 ? fields : fields.with(at, 'payer');
};
