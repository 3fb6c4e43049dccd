import type { SheetRow } from '../../../../platform/sheet/sheet-row.js';
import { isLeftOut } from '../../../../platform/sheet/total-row.js';
import { unitOfLine } from '../../../../platform/sheet/values/amount-unit.js';
import { readCents } from '../../../../platform/sheet/values/read-cents.js';
import { plain } from '../cells/plain-cell.js';
import type { StatementColumns } from '../statement-heads.js';
import { hasDay } from './has-day.js';

/** A line of marks, and a remark, which banks and payment apps begin with one. */
const remark = /^(?:#|[-=*_—─]{5,})/;
/** A sum in words, “收入合计：273笔，共1.00元”, a count of lines, and when they were exported. */
const sumInWords =
  /^(?:(?:人民币|收入|支出|借方|贷方|中性交易|充值|提现|退款|交易|[已待未本总全])+(?:合计|总计|共计|小计)?|(?:合计|总计|共计|小计)|共)\s*[:：]?\s*\d[\d,]*\s*[笔条].*$|^(?:收入|支出|借方|贷方)?(?:合计|总计|共计)\s*[:：]\s*.*\d.*$/;
const madeAt = /^(?:导出|打印|下载|查询|制表|生成)(?:时间|日期)\s*[:：]/;
/** The head of a table of sums, which stands under the lines, “总交易单数,应结订单总金额”. */
const sumHead = /^总|总(?:金额|额|笔数|单数|数|计)$|合计|(?:笔数|单数|金额)$/;
/** A table of sums has at least so many columns. */
const sumsLeast = 3;

type Row = Pick<SheetRow, 'cells' | 'flaws' | 'date1904'>;

const filledIn = ({ cells }: Row): readonly string[] => cells.map(plain).filter(Boolean);

/** A row of one remark, in as many cells as its commas make of it, or a line of the unit of the amounts. */
const isRemark = (row: Row): boolean => {
  const [first = '', ...others] = filledIn(row);
  // A comma within a remark makes two cells of it.
  const text = [first, ...others].join(',').replace(/^[#\s]+/, '');
  if (sumInWords.test(text) || unitOfLine(row)) return true;
  if (remark.test(first)) return others.every((each) => readCents(each) === undefined);
  return others.length === 0 && madeAt.test(first);
};

const isSumHead = (row: Row): boolean => {
  const texts = filledIn(row);
  return texts.length >= sumsLeast && texts.every((text) => sumHead.test(text));
};

/**
 * Marks the rows at the foot of a statement that are no movements: remarks, sums in words, and a table of sums with the
 * rows under its head. A row with a day is none of them.
 */
export const markFooters = (
  rows: readonly SheetRow[],
  fields: StatementColumns,
  today: string,
): readonly SheetRow[] => {
  let isUnderSums = false;
  return rows.map((row) => {
    if (isLeftOut(row)) return row;
    if (hasDay(row, fields, today)) {
      // Lines go on behind a sum between them.
      isUnderSums = false;
      return row;
    }
    isUnderSums ||= isSumHead(row);
    return isUnderSums || isRemark(row) ? { ...row, flaws: [], marks: ['footer_left_out'] } : row;
  });
};
