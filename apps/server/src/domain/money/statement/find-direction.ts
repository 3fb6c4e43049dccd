import type { StatementField } from '@skillcert/api-client/contract';
import type { SheetRow } from '../../../platform/sheet/sheet-row.js';
import { isSigned } from '../../../platform/sheet/values/read-cents.js';
import { plain } from './cells/plain-cell.js';
import { readDirection } from './cells/read-direction.js';
import { textsOf } from './cells/read-money.js';
import type { StatementColumns } from './statement-heads.js';

/** A letter or a mark alone may mean anything. */
const isShort = (text: string) => /^[a-z+]$/i.test(text);

/**
 * Whether the texts of a column are directions and tell at least one row that went out: all of them, or words of both
 * ways in most rows. Rows with another word beside those are unread then.
 */
const areDirections = (texts: readonly string[]): boolean => {
  const said = texts.map((text) => readDirection(text));
  const known = said.filter((way) => way !== 'unknown' && way !== 'unsaid');
  if (known.includes('in') && known.includes('out') && !texts.some(isShort))
    return known.length * 2 >= said.length;
  if (!said.includes('out') || said.includes('unknown') || said.includes('unsaid')) return false;
  return said.includes('in') || !texts.some(isShort);
};

/**
 * The columns of a statement, with the one whose words are directions, under any head: without it, money that
 * went out would be read as money that came in. Amounts with a column or a sign of their own need none.
 */
export const withDirection = (
  fields: StatementColumns,
  rows: readonly Pick<SheetRow, 'cells'>[],
): StatementColumns => {
  const isTold = fields.includes('credit') || fields.includes('direction') || !fields.includes('amount');
  const says = (field: StatementField, test: (text: string) => boolean) => (row: Pick<SheetRow, 'cells'>) =>
    textsOf(row, fields, field).some(test);
  const money = rows.filter(says('amount', Boolean)).filter(says('date', Boolean));
  if (isTold || money.some(says('amount', isSigned))) return fields;
  const found = fields.map((field, at) => {
    const isOpen = field === '' || field === 'amount';
    return isOpen && areDirections(money.map(({ cells }) => plain(cells[at] ?? ''))) ? 'direction' : field;
  });
  return found.includes('amount') ? found : fields;
};
