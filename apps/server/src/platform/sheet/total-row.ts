import { plainWord } from './plain-word.js';
import type { SheetRow } from './sheet-row.js';
import { unitOfAmount } from './values/amount-unit.js';
import { findDecimals } from './values/find-decimals.js';
import { readCents } from './values/read-cents.js';

const sum = '(?:合计|总计|小计|共计|累计|总额)(?:人数|笔数|金额|发生额|数)?|总人数|总笔数';
const before = '(?:人民币|收入|支出|借方|贷方|[本当全上][页期日月年季周](?:度)?)';
/** The balance that a page or a period begins or ends with. */
const balance =
  '(?:[期月年日]?[初末]|[上本当][期日月年]|昨日|账户|帐户|当前|可用)(?:账户)?(?:余额|结余|结存)';
const carried = '承前页|承上页|过次页|转次页|接上页|[结接]?转[下次][页期月年]|上[页期月年]结转';
const others = [
  ...['(?:grand|sub)?totals?', 'total(?:general|credits?|debits?)', 'subtotale?s', 'suma(?:total)?'],
  ...[
    '(?:opening|closing)balance',
    '(?:balance)?(?:brought|carried)(?:forward|down)',
    'saldo(?:inicial|final|anterior)',
  ],
  ...['合計', '総計', '小計', '累計', '[前次]期?繰越', '[前次]頁繰越'],
].join('|');
const totalWord = new RegExp(
  `^(?:${before}*(?:${sum})|${balance}|${carried}|${others})(?:\\d+[人名笔条]?)?$`,
);
/** Most cells have no part of such a word. */
const maybe = /[计計额額页頁存余繰]|人数|笔数|结转|total|suma|balance|forward|down|saldo/i;
const longest = 30;

/** A count. A phone and an identity number have more figures. */
const count = /^\d{1,10}[元人名笔条]?$/;
const long = /\d{11}/;
const filler = /^[-－—/*]+$/;
/** Words beside the sums of a book: the side of its balance, and its currency. */
const side = /^(?:[借贷平]|人民币|RMB|CNY)$/i;

/** A sum in a larger unit has more decimals than cents. */
const decimal = /^[-+]?[\d,]+\.\d+$/;
/** The unit beside the word of a sum, “合计（万元）”. */
const unitBeside = /[(（]\s*(?:[单単]位\s*[:：]\s*)?[^()（）]{0,5}[元圆圓円]\s*[)）]/;

const isFigure = (cell: string): boolean =>
  count.test(cell) ||
  decimal.test(unitOfAmount(cell)?.bare ?? cell) ||
  filler.test(cell) ||
  side.test(cell) ||
  (!long.test(cell) && readCents(cell, findDecimals([cell])) !== undefined);

const clock = String.raw`\d{1,2}:\d{2}(?::\d{2})?`;
const day = String.raw`(?:\d{4}年|(?:\d{2,4}[-/.年])?\d{1,2}[-/.月](?:\d{1,2}日?)?)(?:[ T]${clock})?`;
/** A day, a month, a time, or a period between two days. */
const moment = new RegExp(`^(?:${clock}|${day}(?:\\s*[-~至到—]\\s*${day})?)$`);

/** Whether a column has the names of people or of payers: a word for a total may be one. */
type IsName = (column: number) => boolean;

const nameHead =
  /姓名|名字|户名|对方|付款人|汇款人|缴费人|考生|学员|客户|购买方|抬头|payer|payee|name|candidat|counterparty|ordenante|nombre|titular|氏名|名義|振込人|受験者/i;

/** The columns of names, by their heads. */
export const namesUnder =
  ({ cells }: Pick<SheetRow, 'cells'>): IsName =>
  (column) =>
    nameHead.test(cells[column]?.normalize('NFKC') ?? '');

const saysTotal = (text: string): boolean =>
  text.length <= longest && maybe.test(text) && totalWord.test(plainWord(text.replace(unitBeside, '')));

/**
 * Whether a row under a table adds it up: a word for that, with figures and days beside it. Among names it is one only
 * at the beginning of a row without a day.
 */
const isTotal = ({ cells }: Pick<SheetRow, 'cells'>, isName: IsName): boolean => {
  const at = cells.findIndex(saysTotal);
  if (at === -1) return false;
  const isNamed = isName(at);
  const filled = cells.filter((cell) => cell !== '');
  if (isNamed && filled[0] !== cells[at]) return false;
  return filled.every((cell) => cell === cells[at] || isFigure(cell) || (!isNamed && moment.test(cell)));
};

/** The rows of a table, those that add it up marked as left out. */
export const markTotals = (rows: readonly SheetRow[], isName: IsName): readonly SheetRow[] =>
  rows.map((row) => (isTotal(row, isName) ? { ...row, flaws: [], marks: ['total_row_left_out'] } : row));

/** Whether a row was marked as one that adds the others up, or stands at the foot of the table. */
export const isLeftOut = ({ marks = [] }: SheetRow): boolean =>
  marks.includes('total_row_left_out') || marks.includes('footer_left_out');
