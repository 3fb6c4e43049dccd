import { readFileSync } from 'node:fs';
import { defaultProgramme } from '@skillcert/core';
import { expect, it } from 'vitest';
import { sheetsHere } from '../../../platform/sheet/testing/sheets-here.js';
import { readStatement } from './read-statement.js';
import { plainHeads } from './statement-layout.js';

const folder = new URL('../../../platform/sheet/testing/files/', import.meta.url);

const read = async (name: string) => {
  const { lines, outgoing, unread, holder } = await readStatement(
    sheetsHere,
    readFileSync(new URL(name, folder)),
    plainHeads,
    { programme: defaultProgramme, today: '2026-11-28' },
  );
  return {
    lines: lines.map(({ paid_on, paid_at, amount_cents, payer_name, note, references, status }) =>
      [paid_on, paid_at, amount_cents, payer_name, note, references.join(' '), status].join('|'),
    ),
    outgoing,
    unread,
    holder,
  };
};

// The heads are those of real exports, as people describe them in public; what stands under them is invented.
it.each([
  [
    'bank-boc-business.csv',
    [
      '2026-11-12|09:12:11|138000|陆游|OBSS 报名费 陆游 报名费|1267890123|',
      '2026-11-14|15:30:00|204000|上海明达咨询有限公司|转账 代缴培训费 3人|1267890126|',
    ],
    2,
    [],
    '华东职业能力评价协会',
  ],
  [
    'bank-icbc-single.csv',
    ['2026-11-12|09:12:11|138000|辛弃疾|转账 报名费||', '2026-11-13|08:00:00|68000|李清照|转账 报名费||'],
    1,
    [],
    '',
  ],
  [
    'bank-bocom-business.csv',
    [
      '2026-11-12|09:12:11|68000|范仲淹|跨行转入 报名费||',
      '2026-11-13|16:20:05|123456789|某某集团有限公司|跨行转入||',
    ],
    1,
    [],
    '华东职业能力评价协会',
  ],
  [
    'bank-psbc-business.csv',
    ['2026-11-12|09:12:11|68000|欧阳修|汇入 报名费|PS0001234567|'],
    1,
    [],
    '华东职业能力评价协会',
  ],
  ['bank-citic-business.csv', ['2026-11-12|09:12:11|138000|苏洵|报名费||'], 1, [], '华东职业能力评价协会'],
  [
    'bank-citic-personal.csv',
    ['2026-11-12|09:12:11|68000|苏轼|报名费||', '2026-11-13|10:00:00|68000|苏辙|报名费||已冲正'],
    1,
    [],
    '王小明',
  ],
  [
    'bank-spdb-business.csv',
    ['2026-11-12|09:12:11|68000|曾巩|报名费 曾巩|99812345678|'],
    1,
    [],
    '华东职业能力评价协会',
  ],
  [
    'bank-minsheng-personal.csv',
    ['2026-11-12||68000|王安石|转账||', '2026-11-21||31||结息||'],
    1,
    [],
    '王小明',
  ],
  [
    'bank-wechat-trade.csv',
    [
      '2026-11-12|09:12:11|68000||报名费|4200002611120000000001|',
      '2026-11-12|11:12:11|68000||报名费|4200002611120000000003|REVOKED',
    ],
    1,
    [],
    '',
  ],
  [
    'bank-wechat-personal.csv',
    [
      '2026-11-12|09:12:11|68000|范成大|转账备注:报名费 /|10000500012026111200001|',
      '2026-11-12|10:00:00|68000|杨万里|收款方备注:报名费 /|10000500012026111200002|',
      '2026-11-12|10:30:00|68000|朱熹|收款方备注:报名费 /|10000500012026111200003|已全额退款',
    ],
    2,
    [],
    '',
  ],
  [
    'bank-alipay-personal.csv',
    [
      '2026-11-12|09:12:11|68000|姜夔|报名费|20261112200040011100001|',
      '2026-11-12|10:12:11|68000|吴文英|报名费|20261112200040011100002|交易关闭',
    ],
    3,
    [],
    '',
  ],
  [
    'bank-alipay-trade.csv',
    ['2026-11-12|09:12:00|68000|周邦彦|报名费|2026111222001400001|'],
    // The refund.
    1,
    [],
    '',
  ],
] as const)('%s brings what came in', async (name, lines, outgoing, unread, holder) => {
  expect(await read(name)).toEqual({ lines, outgoing, unread, holder });
});
