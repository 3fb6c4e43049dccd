import { bookOf, type MadeRow } from './book-of.js';

/** A table as people see it: a title, heads, and rows. */
interface MadeTable {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly MadeRow[];
}

/** A workbook as a program other than Excel shapes it, and the sheet that a person has to choose of it, if any. */
interface MadeBook {
  readonly bytes: Buffer;
  readonly sheet?: string;
}

const spread = (head: string) => (/^\p{Script=Han}{2}$/u.test(head) ? [...head].join('\u3000') : head);

/** The shapes of workbooks of other programs, written by SheetJS, since none of them runs here. */
export const otherMakers: Readonly<Record<string, (table: MadeTable) => MadeBook>> = {
  /** Files named `.et` and `.xls` are of one form; words of two characters are spread. */
  'WPS, as .et': ({ title, heads, rows }) => ({
    bytes: bookOf({ Sheet1: [[title], heads.map(spread), ...rows] }, { bookType: 'biff8', isTitled: true }),
  }),
  /** A blank sheet follows, and days are days. */
  'LibreOffice, as .ods': ({ heads, rows }) => ({
    bytes: bookOf({ 工作表1: [heads, ...rows], 工作表2: [] }, { bookType: 'ods' }),
  }),
  /** A blank sheet stands first, texts are shared, and blank rows are between the title and the heads. */
  'Google Sheets': ({ title, heads, rows }) => ({
    bytes: bookOf({ 工作表1: [], 名单: [[title], [], heads, ...rows, [], []] }, { bookSST: true }),
  }),
  /** A sheet about the export stands first: only a person knows that it is not meant. */
  Numbers: ({ title, heads, rows }) => ({
    sheet: '工作表 1 - 表格 1',
    bytes: bookOf({
      导出摘要: [
        ['本文稿从 Numbers 导出。每个表格均被转换为 Excel 工作表。'],
        ['Numbers 工作表名称', 'Numbers 表格名称', 'Excel 工作表名称'],
        ['工作表 1', '表格 1', '工作表 1 - 表格 1'],
      ],
      '工作表 1 - 表格 1': [[title], heads, ...rows],
    }),
  }),
};
