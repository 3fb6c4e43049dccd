import type { SheetRow } from '../../../../platform/sheet/sheet-row.js';

const words =
  '(?:户名|账户名称?|账号名称|单位名称|公司名称|组织名称|客户名称|客户姓名|姓名|account name|titular|口座名義)';
/** Some banks write the word in a second language behind it. */
const translation = String.raw`(?:\s*[[(（【][^\])）】]*[\])）】])?`;
const named = new RegExp(String.raw`${words}${translation}\s*[:：]\s*\[?([^\s\],，;；]{2,60})`, 'i');
const alone = new RegExp(String.raw`^${words}${translation}\s*[:：]?$`, 'i');

/** Whose account a statement says that it is of, above the names of its columns; empty where it does not. */
export const holderOf = (above: readonly Pick<SheetRow, 'cells'>[]): string => {
  for (const { cells } of above) {
    const within = cells.map((cell) => named.exec(cell)?.[1]).find(Boolean);
    if (within) return within;
    const at = cells.findIndex((cell) => alone.test(cell.trim()));
    const beside = at < 0 ? undefined : cells.slice(at + 1).find(Boolean);
    if (beside) return beside;
  }
  return '';
};
