import { defaultProgramme } from '@skillcert/core';
import { expect, it } from 'vitest';
import { sheetsHere } from '../../../../platform/sheet/testing/sheets-here.js';
import { readStatement } from '../read-statement.js';
import { plainHeads } from '../statement-layout.js';

const read = async (rows: readonly string[]) => {
  const rules = { programme: defaultProgramme, today: '2026-11-28' };
  const { lines, outgoing, unread, reading } = await readStatement(
    sheetsHere,
    Buffer.from(rows.join('\n')),
    plainHeads,
    rules,
  );
  const left = reading.find(({ kind }) => kind === 'footer_left_out')?.rows ?? [];
  return { lines: lines.length, outgoing, unread, left };
};

const cmb = '交易日,交易时间,借方金额,贷方金额,余额,摘要,收(付)方名称';
const alipay = '账务流水号,发生时间,对方账号,收入金额（+元）,支出金额（-元）,账户余额（元）,备注';
const wechat = '交易时间,微信订单号,交易状态,货币种类,应结订单金额,代金券金额,退款金额,商品名称,手续费,费率';

it.each([
  [
    'of CMB',
    [
      cmb,
      '20261015,20:13:41,,1280.00,100.00,报名费,王芳',
      '20261016,20:13:41,680.00,,100.00,房租,李雷',
      '',
      '# 收入合计: 1 笔，共 1280.00 元',
      '# 支出合计: 1 笔，共 680.00 元',
    ],
    1,
    [5, 6],
  ],
  [
    'of Alipay',
    [
      alipay,
      '2026363940302121310000,2026-11-09 12:53:45,王芳(138***@qq.com),680.00,0.00,12.00,报名费',
      '#-----------------------------------------账务明细列表结束------------------------------------',
      '#支出合计：0笔，共-0.00元',
      '#收入合计：1笔，共680.00元',
      '#导出时间：[2026年11月30日 10:00:00]',
    ],
    0,
    [3, 4, 5, 6],
  ],
  [
    'of a WeChat merchant',
    [
      wechat,
      '`2026-10-22 10:23:39,`4200202640,`SUCCESS,`CNY,`720.50,`0.00,`0.00,`报名费,`3.84000,`0.60%',
      '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
      '`1,`720.50,`0.00,`0.00,`3.84,`720.50,`0.00',
    ],
    0,
    [3, 4],
  ],
  [
    'of the money of a WeChat merchant',
    [
      '记账时间,微信支付业务单号,业务类型,收支类型,收支金额(元),账户结余(元),备注',
      '`2026-10-30 16:25:34,`2026214925480845120000,`交易,`收入,`0.50,`1.00,`报名费',
      '资金流水总笔数,收入笔数,收入金额,支出笔数,支出金额',
      '`1,`1,`0.50,`0,`0.00',
    ],
    0,
    [3, 4],
  ],
  [
    'without a mark',
    [
      '交易日期,贷方金额,对方户名',
      '2026-11-09,680.00,王芳',
      '收入合计：1笔，共680.00元',
      '已支出:0笔,0.00元',
      '共1笔记录',
      '导出时间：2026-11-30 10:00:00',
    ],
    0,
    [3, 4, 5, 6],
  ],
])('the foot %s is no movement, and is said', async (_, rows, outgoing, left) => {
  expect(await read(rows)).toEqual({ lines: 1, outgoing, unread: [], left });
});

it('a row with a day, or of another text, is no foot', async () => {
  const rows = [
    '交易日期,金额,收支,对方户名,摘要',
    '2026-11-09,680.00,收入,#王芳,合计',
    '#,680.00,收入,,',
    '2026-11-09,680.00,收入,总公司,总金额',
    '总公司,680.00,收入,王芳,',
  ];
  expect(await read(rows)).toEqual({ lines: 2, outgoing: 0, unread: [3, 5], left: [] });
});
