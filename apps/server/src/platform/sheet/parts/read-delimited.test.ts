import { describe, expect, it } from 'vitest';
import { parseTable } from './parse-table.js';

const table = (text: string) => parseTable(Buffer.from(text));
const cellsOf = async (text: string) => (await table(text)).rows.map(({ cells }) => cells);
const marksOf = async (text: string) =>
  (await table(text)).rows.flatMap(({ row_no, marks = [] }) => marks.map((mark) => [row_no, mark]));

describe('the mark between cells', () => {
  it.each([
    [
      'cells that end with a tab',
      '日期\t,金额\t,户名\t\n2026-11-12\t,1380\t,李\t\n2026-11-13\t,680\t,王\t\n',
    ],
    ['cells that begin with a tab', '日期,金额,户名\n\t2026-11-12,\t1380,\t李\n\t2026-11-13,\t680,\t王\n'],
    [
      'cells in quotes with a tab in them',
      '"日期\t","金额\t","户名\t"\n"2026-11-12\t","1380\t","李\t"\n"2026-11-13\t","680\t","王\t"\n',
    ],
    [
      'other marks in quotes',
      '日期,金额,户名\n2026-11-12,1380,李\n2026-11-13,680,王\n"","","a;b;c;d;e;f;g;h;i;j;k"\n',
    ],
    ['amounts with a comma', '日期;金额;户名\n2026-11-12;1380;李\n2026-11-13;680;王\n2026-11-14;1,00;\n'],
    ['a note with semicolons', '日期,金额,户名\n2026-11-12,1380,李\n2026-11-13,680,王\n;;;;;;;;;;;;;\n'],
    ['tabs alone', '日期\t金额\t户名\n2026-11-12\t1380\t李\n2026-11-13\t680\t王\n\t\t1,2,3,4,5,6,7\n'],
    ['what Excel writes above', 'sep=;\n日期;金额;户名\n2026-11-12;1380;李\n2026-11-13;680;王\n'],
  ])('is found in a table with %s', async (_, text) => {
    expect((await cellsOf(text)).slice(0, 3)).toEqual([
      ['日期', '金额', '户名'],
      ['2026-11-12', '1380', '李'],
      ['2026-11-13', '680', '王'],
    ]);
  });

  it('is a tab, though most lines end or begin with an empty cell and a word has another mark in it', async () => {
    expect(await cellsOf('备注\t金额\n词;李\t680\n\t681\n无\t\n有\t\n')).toEqual([
      ['备注', '金额'],
      ['词;李', '680'],
      ['', '681'],
      ['无'],
      ['有'],
    ]);
  });

  it('is no letter, whatever a file says above', async () => {
    expect(await cellsOf('sep=d\nname,dni\nJosé,8d7\n')).toEqual([
      ['name', 'dni'],
      ['José', '8d7'],
    ]);
  });

  it('is found though rows leave cells at their end out', async () => {
    const text = 'a,b,c,d,e\n1,2,x;y\n1,2,3,4,5\n1,2,x;y,4\n1,2,3,4,x;y\n';
    expect((await cellsOf(text))[1]).toEqual(['1', '2', 'x;y']);
  });
});

describe('quotes', () => {
  it('that nobody closes swallow no rows up to the next quoted cell', async () => {
    const note = [
      '日期,贷方发生额,摘要',
      '2026-11-12,1380.00,"货款,11月',
      '2026-11-13,680.00,TC26-0018-00045',
      '2026-11-14,680.00,""',
      '2026-11-15,680.00,"报名费,二期"',
      '2026-11-16,5.00,x',
    ];
    expect((await cellsOf(note.join('\n'))).slice(2)).toEqual([
      ['2026-11-13', '680.00', 'TC26-0018-00045'],
      ['2026-11-14', '680.00'],
      ['2026-11-15', '680.00', '报名费,二期'],
      ['2026-11-16', '5.00', 'x'],
    ]);
    const sound = '日期,摘要,金额\n2026-11-12,"报名费\n备注,"一期"班",680.00\n2026-11-13,x,5.00';
    expect((await cellsOf(sound))[1]?.[2]).toBe('680.00');
    const blank = '日期,摘要,金额\n1,"货款,11月,1380.00\n\n2,x,680.00\n3,"报名费",5.00';
    expect(await cellsOf(blank)).toContainEqual(['2', 'x', '680.00']);
    const alone = '日期,摘要,金额\n1,"货款,680.00\n2,"",5.00';
    expect((await cellsOf(alone)).at(-1)).toEqual(['2', '', '5.00']);
    const amounts = '日期,摘要,金额\n1,"货款,11月,1380.00\n2,TC26-0018-00045,680.00\n3,"报名费",5.00';
    expect((await cellsOf(amounts)).slice(2)).toEqual([
      ['2', 'TC26-0018-00045', '680.00'],
      ['3', '报名费', '5.00'],
    ]);
  });

  it.each([
    ['a blank before them', '1, "1,380.00",c'],
    ['blanks around them', '1,\t "1,380.00" ,c'],
    ['a byte order mark before them', '\ufeff1,"1,380.00",c'],
  ])('hold a cell together with %s', async (_, text) => {
    expect(await cellsOf(`a,b,c\n${text}\n`)).toEqual([
      ['a', 'b', 'c'],
      ['1', '1,380.00', 'c'],
    ]);
  });

  it('may stand in a word, and in a quoted text that does not double them', async () => {
    expect(await cellsOf('a,b\n5"2,"say "no" twice"\n')).toEqual([
      ['a', 'b'],
      ['5"2', 'say "no" twice'],
    ]);
  });

  it('keep lines of one cell together', async () => {
    expect(await cellsOf('a,b,c\n1,"x\ny, z\n\nw",2\n3,4,5\n')).toEqual([
      ['a', 'b', 'c'],
      ['1', 'x\ny, z\n\nw', '2'],
      ['3', '4', '5'],
    ]);
  });

  it.each([
    ['to the end of the file', 'a,b,c\n1,"x,2\n3,4,5\n6,7,8\n'],
    ['until a quoted cell further down', 'a,b,c\n1,"x,2\n3,"4",5\n6,7,8\n'],
    ['until another one further down', 'a,b,c\n1,"x,2\n3,4,5\n6,7",8\n'],
  ])('that nobody closes swallow no row %s, and are told', async (_, text) => {
    expect((await cellsOf(text)).slice(0, 3)).toEqual([
      ['a', 'b', 'c'],
      ['1', '"x', '2'],
      ['3', '4', '5'],
    ]);
    expect((await cellsOf(text))[3]?.[0]).toBe('6');
    expect((await marksOf(text))[0]).toEqual([2, 'quote_unclosed']);
  });

  it('that open a text whose end is missing are a reason to refuse, which names their row', async () => {
    await expect(table('a,b,c\n1,2,3\n4,"x\ny\nz')).rejects.toMatchObject({
      fault: 'quote_unclosed',
      values: { row: 3 },
    });
  });
});

describe('the ends of lines', () => {
  it.each(['\n', '\r\n', '\r'])('may be %j, in a long file too', async (end) => {
    const lines = ['姓名,备注', ...Array.from({ length: 9_000 }, (_, n) => `李${n},"说，${n}"`)];
    const rows = await cellsOf(lines.join(end));
    expect(rows).toHaveLength(9_001);
    expect(rows[9_000]).toEqual(['李8999', '说，8999']);
  });

  it('may differ between the head and what a program added', async () => {
    expect(await cellsOf('a,b\r\n1,2\n3,4\r\n5,6')).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ]);
  });
});

describe('marks that keep a text', () => {
  it.each([
    ["'H12345678", 'H12345678'],
    ["'A123456(3)", 'A123456(3)'],
    ["'S000012345678", 'S000012345678'],
    ["'TC26-0018-T0045", 'TC26-0018-T0045'],
    ['`310101199003071046', '310101199003071046'],
    ['`H12345678', 'H12345678'],
    ['‘310101199003071046', '310101199003071046'],
    ['＇00421', '00421'],
    ["'ou@example.com", 'ou@example.com'],
    ["'李明", '李明'],
    ["'", "'"],
    ["'t Hooft", "'t Hooft"],
    ["'Abd al-Rahman", "'Abd al-Rahman"],
    ["'一期'", "'一期'"],
    ["'A1' and 'B2'", "'A1' and 'B2'"],
    ["5'2", "5'2"],
  ])('are taken off %s', async (said, text) => {
    expect((await cellsOf(`a,b\n1,"${said}"\n`))[1]?.[1]).toBe(text);
  });
});
