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
