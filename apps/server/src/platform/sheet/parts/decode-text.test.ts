import { describe, expect, it } from 'vitest';
import { encodeGb18030 } from '../testing/encode-gb18030.js';
import { parseTable } from './parse-table.js';

const read = async (bytes: Buffer) => {
  const { rows, notes } = await parseTable(bytes);
  return [rows.map(({ cells }) => cells), notes] as const;
};
const assumed = (name: string) => [{ kind: 'encoding_assumed', count: 1, rows: [], names: [name] }];

/** The bytes that these programs write: Node can read them, and not write them. */
const bytesOf = (text: string, encoding: string): Buffer => {
  const decoder = new TextDecoder(encoding);
  // Some versions of Node read this one as Latin-1.
  const found = new Map<string, readonly number[]>(encoding === 'windows-1252' ? [['€', [0x80]]] : []);
  for (let lead = 0xff; lead >= 0x80; lead -= 1) {
    const one = decoder.decode(Uint8Array.of(lead));
    if (one.length === 1 && one !== '\ufffd') found.set(one, [lead]);
    for (let trail = 0xff; trail >= 0x40; trail -= 1) {
      const two = decoder.decode(Uint8Array.of(lead, trail));
      if ([...two].length === 1 && two !== '\ufffd') found.set(two, [lead, trail]);
    }
  }
  return Buffer.from(
    [...text].flatMap((character) => {
      const point = character.codePointAt(0) ?? 0;
      const bytes = point < 0x80 ? [point] : found.get(character);
      if (!bytes) throw new Error(`${character} has no bytes.`);
      return bytes;
    }),
  );
};

describe('the encoding of a text that does not say it', () => {
  it.each([
    ['Windows-1252', 'windows-1252', ['Apellidos y nombre', 'Teléfono'], ['Muñoz Pérez José', '600123456']],
    ['Windows-1252', 'windows-1252', ['nombre', 'cuota'], ['Muñoz', '1.380,00 €']],
    ['Shift_JIS', 'shift_jis', ['氏名', '電話番号'], ['山田 太郎', '090-1234-5678']],
    ['Shift_JIS', 'shift_jis', ['日付', 'お預り金額'], ['2026/11/12', 'ﾔﾏﾀﾞ ﾀﾛｳ']],
    ['Big5', 'big5', ['姓名', '電話號碼'], ['陳小明', '0912345678']],
  ])('is told apart as %s, and said', async (name, encoding, head, row) => {
    const text = `${head.join(';')}\n${row.join(';')}\n`;
    expect(await read(bytesOf(text, encoding))).toEqual([[head, row], assumed(name)]);
  });

  it('is GB 18030 where the words are Chinese, without a word about it', async () => {
    for (const name of ['陆小曼', '阿依古丽·买买提', '李喆', '𠮷野', '鑫淼'])
      expect(await read(encodeGb18030(`姓名,备注\n${name},“说”，三\n`))).toEqual([
        [
          ['姓名', '备注'],
          [name, '“说”，三'],
        ],
        [],
      ]);
  });

  it('stays GB 18030 though a character was cut in two, whose cell is told', async () => {
    const whole = encodeGb18030('姓名,单位\n李明,西湖软件\n');
    const cut = Buffer.concat([whole.subarray(0, -2), whole.subarray(-1)]);
    const { rows } = await parseTable(cut);
    expect(rows[0]?.cells).toEqual(['姓名', '单位']);
    expect(rows[1]?.flaws).toEqual([{ column: 1, why: 'cell_error' }]);
  });

  it('stays UTF-8 though a character was cut in two, whatever the language', async () => {
    const cut = Buffer.concat([Buffer.from('Pérez,Muñoz\nJosé,'), Buffer.from([0xc3]), Buffer.from('\n')]);
    expect((await read(cut))[0][0]).toEqual(['Pérez', 'Muñoz']);
  });

  it('is no UTF-16 for one zero that a program left in it', async () => {
    const lines = Array.from({ length: 400 }, (_, nth) => `李明${nth},13800138000`);
    const bytes = Buffer.from(`姓名,手机号\n${lines.join('\n')}\n\u0000\n`);
    expect((await read(bytes))[0][400]).toEqual(['李明399', '13800138000']);
  });

  it.each(['utf16le', 'utf16be'])('is %s by its zeros, however few', async (encoding) => {
    const text = `姓名,备注\n李明,${'西湖软件有限公司'.repeat(30)}\n王芳,${'浦江软件有限公司'.repeat(30)}\n`;
    const little = Buffer.from(text, 'utf16le');
    const [rows] = await read(encoding === 'utf16be' ? little.swap16() : little);
    expect(rows[1]).toEqual(['李明', '西湖软件有限公司'.repeat(30)]);
  });
});

describe('a text in an encoding that is not read', () => {
  const japanese = '日付,摘要,お支払金額,お預り金額,差引残高\n2026/11/12,振込 ヤマダ タロウ,,68000,168000\n';
  it.each([
    ['EUC-JP', 'euc-jp', japanese],
    ['EUC-JP', 'euc-jp', '氏名,住所,電話番号\n山田太郎,東京都千代田区,090\n佐藤花子,大阪市北区,080\n'],
    ['EUC-JP', 'euc-jp', '取引日,入金額,振込依頼人\n2026/11/12,68000,鈴木一郎\n'],
    ['EUC-KR', 'euc-kr', '성명,전화번호,소속\n김민수,01012345678,서울대학교\n이영희,01012345679,한국전력\n'],
    ['EUC-KR', 'euc-kr', '거래일자,입금액,보낸분\n2026-11-12,68000,박지성\n'],
    ['rare characters alone', 'gb18030', '瘗瘀瘅痼痃痫,瘘瘙瘠瘢瘼瘵\n癀癃癜癖癞癯,麇麈麋麒鏖麝\n'],
  ])('is refused and not read as Chinese: %s', async (_, encoding, text) => {
    await expect(parseTable(bytesOf(text, encoding))).rejects.toMatchObject({ fault: 'encoding_unknown' });
  });

  it.each([
    '姓名,手机号,单位\n欧阳娜娜,13800138000,西湖软件有限公司\n',
    '姓名,備註\n陳曉東,張國榮\n',
    '鑫淼,垚焱\n',
    '交易日期,摘要,贷方发生额,对方户名\n2026-11-12,网银跨行转账,680.00,上海某某科技有限公司\n',
    'Ф.И.О.,日期\n李,2026\n',
  ])('is no text of Chinese people: %s', async (text) => {
    const { rows } = await parseTable(encodeGb18030(text));
    expect(rows[0]?.cells.join()).toBe(text.split('\n')[0]);
  });

  it('is no Big5 whose first letters stand where Chinese ones do too', async () => {
    const [head, row] = [
      ['姓名', '電話'],
      ['林志玲', '02'],
    ];
    expect((await read(bytesOf(`${head.join()}\n${row.join()}\n`, 'big5')))[0]).toEqual([head, row]);
  });
});
