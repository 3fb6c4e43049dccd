import { defaultProgramme } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { sheetsHere } from '../../../platform/sheet/testing/sheets-here.js';
import { readStatement } from './read-statement.js';
import { plainHeads } from './statement-layout.js';

const read = (text: string) =>
  readStatement(sheetsHere, Buffer.from(text), plainHeads, {
    programme: defaultProgramme,
    today: '2026-11-28',
  });

describe('the status of a line', () => {
  const statusOf = async (status: string, head = '交易状态') => {
    const { lines, unread } = await read(`日期,收/支,金额,${head}\n2026-11-12,收入,680.00,${status}`);
    return unread.length > 0 ? 'unread' : lines.map((line) => line.status);
  };

  it.each([
    '交易成功',
    '支付成功',
    '已收钱',
    '已存入零钱',
    '已完成',
    'SUCCESS',
    'Completed',
    '正常',
    '',
    '/',
  ])('“%s” is money that came', async (status) => {
    expect(await statusOf(status)).toEqual(['']);
  });

  it.each([
    '交易关闭',
    '已全额退款',
    '已关闭',
    '退款成功',
    '已退款(¥20.00)',
    '已退款￥20.00',
    '对方已退还',
    '支付失败',
    '已撤销',
    '已冲正',
    'REFUND',
    'REVOKED',
    'closed',
  ])('“%s” is money that did not stay: it is told', async (status) => {
    expect(await statusOf(status)).toEqual([status.normalize('NFKC')]);
  });

  it.each(['处理中', '等待付款', '等待确认收货', '待入账', '9'])('“%s” is unread', async (status) => {
    expect(await statusOf(status)).toBe('unread');
  });

  it.each(['当前状态', '交易状态', '状态', '订单状态', 'Status', 'Estado', '记账状态'])(
    'is known by its head %s',
    async (head) => {
      expect(await statusOf('已关闭', head)).toEqual(['已关闭']);
    },
  );

  it('of a line that says no direction sets it aside as well', async () => {
    const { lines, unread, outgoing } = await read(
      '日期,收/支,金额,交易状态\n2026-11-12,,680.00,交易关闭\n2026-11-12,,680.00,交易成功\n2026-11-12,支出,20.00,交易关闭',
    );
    expect(lines.map(({ status }) => status)).toEqual(['交易关闭']);
    expect({ unread, outgoing }).toEqual({ unread: [3], outgoing: 1 });
  });
});

describe('the payer', () => {
  const payerOf = async (heads: string, cells: string) => {
    const { lines } = await read(`日期,金额,${heads}\n2026-11-12,680.00,${cells}`);
    return lines[0]?.payer_name;
  };

  it.each([
    ['对方户名/账号', '王芳 6227001234567890'],
    ['对方户名/账号', '王芳/6227001234567890'],
    ['对方户名/账号', '王芳(6227001234567890)'],
    ['对方户名/账号', '王芳（尾号0017）'],
    ['对方户名/账号', '王芳 6227 0012 3456 7890'],
    ['对手信息', '王芳6228****0017'],
    ['对手信息', '王芳 ****0017'],
    ['对手信息', '6228****0017王芳'],
    ['对手信息', '6228480012345678王芳'],
    ['对方账户', '王芳(159******12)'],
    ['对方账户', '王芳 (wan***@example.com)'],
    ['对方户名,对方账户', '王芳,6227001234567890'],
    ['对方账户,对方户名', '6227-0012-3456-7890,王芳'],
    ['对方户名,对方账户', '王芳,wan***@example.com'],
    ['对方户名,付款方名称', '王芳,王芳'],
  ])('below %s is taken from %s without the account', async (heads, cells) => {
    expect(await payerOf(heads, cells)).toBe('王芳');
  });

  it.each([
    '*晓明',
    '王**',
    '上海第28中学',
    '1688科技有限公司',
    '中铁2016项目部',
    'B2B Services 24',
    '艾力·买买提',
  ])('%s keeps its name', async (name) => {
    expect(await payerOf('对方户名', name)).toBe(name);
  });

  it('that is an account alone is no name', async () => {
    expect(await payerOf('对手信息', '6228****0017')).toBe('');
    expect(await payerOf('对方账户', 'h***@qq.com')).toBe('');
  });

  it('still names the enrolment that stands beside it', async () => {
    const { lines } = await read('日期,金额,对方户名\n2026-11-12,680.00,王芳 TC26002500298');
    expect(lines[0]).toMatchObject({ numbers: ['TC26-0025-00298'] });
  });
});

describe('the heads', () => {
  it.each([
    ['交易日期[ Transaction Date ]', '交易金额[ Trade Amount ]', "付款人名称[ Payer's Name ]"],
    ['【交易日期】', '【金额】', '【对方户名】'],
    ['※交易日期', '★发生额', '①对方户名'],
    ['1.交易日期', '2、交易金额(元)', '3)对方户名'],
    ['\u200b交易日期', '交易金额\u200b', '\ufeff对方户名'],
    ['交易日期/Transaction Date', '金额/Amount', '对方户名/Counterparty Name'],
    ['"Transaction Date\n交易日期"', '"Amount\n交易金额"', '"Payer\n付款人"'],
    ['记帐日［Posting Date］', '变动［Amount］', '来源［Payer］'],
    ['#交易日期#', '金额￥', '对方户名：'],
    ['日期', '收款金额', '对方户名'],
    ['日期', '收入/支出金额', '对方户名'],
    ['Date', 'Deposits', 'Payer'],
    ['Date', 'Money in/out', 'Payer'],
  ])('%s, %s and %s are known', async (date, amount, payer) => {
    const { lines } = await read(`${date},${amount},${payer}\n2026-11-12,680.00,王芳`);
    expect(lines).toMatchObject([{ paid_on: '2026-11-12', amount_cents: 68_000, payer_name: '王芳' }]);
  });

  it.each(['贷方/借方发生额', '支出', '借方发生额[ Debit Amount ]', '金额(支出)', '出生日期/金额'])(
    '%s is no amount',
    async (head) => {
      const { fields } = await read(`日期,收入,${head}\n2026-11-12,680.00,20.00`);
      expect(fields).toEqual(['date', 'credit', '']);
    },
  );

  it('of what went out are not read', async () => {
    const { lines, outgoing } = await read(
      'Date,Withdrawals,Deposits,Balance\n2026-11-12,,680.00,1680.00\n2026-11-13,20.00,,1660.00',
    );
    expect(lines).toMatchObject([{ amount_cents: 68_000 }]);
    expect(outgoing).toBe(1);
  });
});

describe('a moment', () => {
  it.each([
    ['20261112091211', '09:12:11'],
    ['202611120912', '09:12'],
    ['20261112-09:12:11', '09:12:11'],
    ['20261112 091211', '09:12:11'],
    ['2026年11月12日09:12:11', '09:12:11'],
    ['2026年11月12日 9时12分11秒', '09:12:11'],
    ['2026-11-12（周四）', null],
    ['2026-11-12（周四）09:12', '09:12'],
    ['2026-11-12-09.12.11.123456', '09:12:11'],
    ['2026/11/12 下午 3:05', '15:05'],
    ['2026/11/12 3:05:11 PM', '15:05:11'],
    ['2026/11/12 上午 12:05', '00:05'],
    ['2026-11-12T09:12:11+08:00', '09:12:11'],
  ])('%s is read with its time', async (text, paid_at) => {
    const { lines } = await read(`交易时间,金额\n${text},680.00`);
    expect(lines).toMatchObject([{ paid_on: '2026-11-12', paid_at }]);
  });
});
