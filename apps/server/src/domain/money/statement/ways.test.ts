import { defaultProgramme } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { sheetsHere } from '../../../platform/sheet/testing/sheets-here.js';
import { readStatement } from './read-statement.js';
import { plainHeads } from './statement-layout.js';

const read = async (text: string) => {
  const rules = { programme: defaultProgramme, today: '2026-11-28' };
  const { lines, outgoing, unread, fields } = await readStatement(
    sheetsHere,
    Buffer.from(text),
    plainHeads,
    rules,
  );
  return { cents: lines.map(({ amount_cents }) => amount_cents), outgoing, unread, fields };
};

describe('the word of a direction', () => {
  const wayOf = async (word: string) => {
    const { cents, outgoing } = await read(`日期,收支,金额\n2026-11-12,${word},680.00`);
    return cents.length > 0 ? 'in' : outgoing > 0 ? 'out' : 'unread';
  };

  it.each(
    '收入 收 贷 贷方 贷记 来账 转入 流入 存入 汇入 进账 入账 已收入 C CR credit IN "贷 Cr" 贷（C） 入金 abono haber'
      .split(/ (?![A-Z][a-z]")/)
      .map((word) => word.replaceAll('"', '')),
  )('%s is money that came in', async (word) => {
    expect(await wayOf(word)).toBe('in');
  });

  it.each(
    '支出 付 借 借方 借记 往账 转出 流出 支取 汇出 出账 消费 取款 提现 已支出 D DR debit OUT 借（D） 出金 cargo debe'.split(
      ' ',
    ),
  )('%s is money that went out', async (word) => {
    expect(await wayOf(word)).toBe('out');
  });

  it.each(['/', '其他', '不计收支', '中性交易', '资金转移'])('%s is neither', async (word) => {
    expect(await wayOf(word)).toBe('out');
  });

  it.each(['', '-', '冲正', '1', '收入 支出', '非收入', '收入冲正', '调整'])(
    '“%s” says nothing that is sure: the line is unread',
    async (word) => {
      expect(await wayOf(word)).toBe('unread');
    },
  );

  it('may be left out where the amount has a sign', async () => {
    const text = '日期,收支,金额\n2026-11-12,,+680.00\n2026-11-12,,-20.00\n2026-11-12,,20.00\n2026-11-12,,0';
    expect(await read(text)).toMatchObject({ cents: [68_000], outgoing: 2, unread: [4] });
  });
});

describe('the column of the directions', () => {
  it.each(['借/贷', '借贷符号', '借贷标志 D/C', '借／贷', '收付标识', '来往账标识', '资金流向', '借贷 DC'])(
    'is known by its head %s',
    async (head) => {
      const text = `交易日期,${head},发生额\n2026-11-12,贷,680.00\n2026-11-13,借,20.00`;
      expect(await read(text)).toMatchObject({ cents: [68_000], outgoing: 1, unread: [] });
    },
  );

  it.each(['标志', '类别', 'XX', ''])('is known by its words alone, below “%s”', async (head) => {
    const text = `交易日期,${head},发生额\n2026-11-12,来账,680.00\n2026-11-13,往账,20.00\n合计,,700.00`;
    expect(await read(text)).toMatchObject({
      cents: [68_000],
      outgoing: 1,
      unread: [],
      fields: ['date', 'direction', 'amount'],
    });
  });

  it('is known by words of both ways in most rows, and another word leaves its row unread', async () => {
    const rows = ['收入,680.00', '支出,20.00', '收入,5.00', '退款,20.00', ',3.00'];
    const text = `日期,类型,金额\n${rows.map((row) => `2026-11-12,${row}`).join('\n')}`;
    expect(await read(text)).toMatchObject({ cents: [68_000, 500], outgoing: 1, unread: [5, 6] });
    const few = rows.map((row, at) => `2026-11-12,${at < 2 ? row : `转账,${at}.00`}`);
    expect((await read(`日期,摘要类型,金额\n${few.join('\n')}`)).fields).toEqual(['date', '', 'amount']);
  });

  it('is no column of other words, or of one letter that may mean anything', async () => {
    const others = '交易日期,类别,金额\n2026-11-12,转账,680.00\n2026-11-13,消费,20.00';
    expect((await read(others)).fields).toEqual(['date', '', 'amount']);
    const letters = '交易日期,代码,金额\n2026-11-12,D,680.00\n2026-11-13,D,20.00';
    expect(await read(letters)).toMatchObject({ cents: [68_000, 2_000], fields: ['date', '', 'amount'] });
  });

  it('may have a head of amounts', async () => {
    const text = '日期,收入/支出,金额\n2026-11-12,收入,680.00\n2026-11-13,支出,20.00';
    expect(await read(text)).toMatchObject({ cents: [68_000], outgoing: 1, unread: [] });
  });
});

describe('the balance', () => {
  it.each([
    ['first to last', ['680.00,1680.00', '20.00,1660.00', '100.00,1760.00'], [10_000], [2, 3]],
    ['last to first', ['100.00,1760.00', '20.00,1660.00', '680.00,1680.00'], [10_000], [3, 4]],
  ])('tells money that went out without a sign, from %s', async (_, rows, cents, unread) => {
    const text = `日期,金额,余额\n${rows.map((row) => `2026-11-12,${row}`).join('\n')}`;
    expect(await read(text)).toMatchObject({ cents, outgoing: 0, unread });
  });

  it.each([
    ['a column of what came in', '日期,贷方发生额,余额', ['680.00,1680.00', '20.00,1660.00', '5.00,1665.00']],
    ['a direction', '日期,收支,金额,余额', ['收,680.00,1680.00', '收,20.00,1660.00', '收,5.00,1665.00']],
    ['a sign', '日期,金额,余额', ['+680.00,1680.00', '+20.00,1660.00', '+5.00,1665.00']],
  ])('is believed against one line of %s', async (_, heads, rows) => {
    const text = `${heads}\n${rows.map((row) => `2026-11-12,${row}`).join('\n')}`;
    expect(await read(text)).toMatchObject({ cents: [68_000, 500], unread: [3] });
  });

  it.each([
    ['only what came in was exported', ['680.00,1680.00', '680.00,3000.00', '20.00,2500.00']],
    ['all lines came in', ['680.00,680.00', '680.00,1360.00', '680.00,2040.00']],
    ['there is one line', ['680.00,1680.00']],
    ['it is not filled in', ['680.00,', '20.00,']],
  ])('says nothing where %s', async (_, rows) => {
    const text = `日期,金额,余额\n${rows.map((row) => `2026-11-12,${row}`).join('\n')}`;
    expect(await read(text)).toMatchObject({ outgoing: 0, unread: [] });
  });

  it('agrees with refunds of the same amount', async () => {
    const rows = ['收,680.00,680.00', '收,680.00,1360.00', '付,680.00,680.00', '收,680.00,1360.00'];
    const text = `日期,收支,金额,余额\n${rows.map((row) => `2026-11-12,${row}`).join('\n')}`;
    expect(await read(text)).toMatchObject({ cents: [68_000, 68_000, 68_000], outgoing: 1, unread: [] });
  });
});

describe('an amount', () => {
  it.each(['¥-1,250.00', '–500', '—500', '▲500', '$-5', '(¥500.00)'])('%s went out', async (amount) => {
    expect(await read(`日期,金额\n2026-11-12,"${amount}"`)).toMatchObject({
      cents: [],
      outgoing: 1,
      unread: [],
    });
  });

  it.each(['支出680.00', '借680.00', '约680', '1.380'])('%s is unread', async (amount) => {
    expect(await read(`日期,金额\n2026-11-12,"${amount}"`)).toMatchObject({ outgoing: 0, unread: [2] });
  });

  it('of a Spanish bank has decimal commas', async () => {
    const rows = [
      '12/11/2026;Ana;1.380,00;2.380,00',
      '13/11/2026;Luis;680,5;3.060,5',
      '14/11/2026;Eva;-20;3.040,5',
    ];
    expect(await read(`Fecha;Ordenante;Importe;Saldo\n${rows.join('\n')}`)).toMatchObject({
      cents: [138_000, 68_050],
      outgoing: 1,
      unread: [],
    });
    const whole = ['13/11/2026;Ana;1.380', '13/11/2026;Luis;680'];
    expect(await read(`Fecha;Ordenante;Importe\n${whole.join('\n')}`)).toMatchObject({
      cents: [138_000, 68_000],
    });
    expect(await read('Fecha;Ordenante;Importe\n13/11/2026;Ana;1.380')).toMatchObject({ unread: [2] });
  });
});
