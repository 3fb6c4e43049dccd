import { describe, expect, it } from 'vitest';
import { readingOf } from './reading-of.js';
import { withoutCutNumbers } from './without-cut-numbers.js';

const cut = '310101199003071000';
const other = '110105197808181000';
const whole = (nth: number) => `3101011990030710${String(nth).padStart(2, '1')}`;

/** A column of texts of a workbook, below its head, and what is said of it. */
const said = (texts: readonly string[], untyped?: true) => {
  const rows = ['证件号码', ...texts].map((text, at) => ({ row_no: at + 1, cells: [text, 'x'], flaws: [] }));
  const read = withoutCutNumbers({ rows, notes: [], ...(untyped && { untyped }) });
  return readingOf({ rows: read, notes: [] }, 1).map(({ kind, rows: numbers }) => [kind, ...numbers]);
};

describe('long numbers of a workbook that were rounded before they became text', () => {
  it('are told where two of a column end alike', () => {
    const many = Array.from({ length: 60 }, (_, nth) => whole(nth));
    expect(said([cut, ...many, other])).toEqual([['lost_digits', 2, 63]]);
    expect(said(['6217000012345670000', '6217000012345680000'])).toEqual([['lost_digits', 2, 3]]);
  });

  it('are told where one is more than a twentieth of the long numbers', () => {
    const some = Array.from({ length: 10 }, (_, nth) => whole(nth));
    expect(said([...some, cut])).toEqual([['lost_digits', 12]]);
  });

  it('are told where one among many is an identity number whose check digit is wrong', () => {
    const many = Array.from({ length: 60 }, (_, nth) => whole(nth));
    expect(said([cut, ...many])).toEqual([['lost_digits', 2]]);
  });

  it('are nothing told of the only one of a column', () => {
    expect(said(['6217000012345670000'])).toEqual([]);
    expect(said(['6217000012345670000', '', '护照'])).toEqual([]);
    expect(said(['6217000012345670000'], true)).toEqual([['lost_digits', 2]]);
  });

  it('are told of the only one of a column that is an identity number whose check digit is wrong', () => {
    expect(said([cut])).toEqual([['lost_digits', 2]]);
    expect(said([cut, '', '护照'])).toEqual([['lost_digits', 2]]);
  });

  const byChance = ['310101199003011000', '310101199003038000', '310101199003046000'];

  it('are doubtful where their check digit fits, which it does of one in eleven', () => {
    const some = Array.from({ length: 12 }, (_, nth) => whole(nth));
    expect(said([...byChance, ...some, '310101199003011000'])).toEqual([['number_doubtful', 2, 3, 4, 17]]);
    expect(said(byChance.slice(0, 1))).toEqual([['number_doubtful', 2]]);
    expect(said([...byChance, cut])).toEqual([['lost_digits', 2, 3, 4, 5]]);
    expect(said(byChance.slice(0, 1), true)).toEqual([['lost_digits', 2]]);
  });

  it('are whole where blanks part them, as no program writes a number', () => {
    expect(said(['310101 19900301 1000', '310101 199003038000'])).toEqual([]);
    expect(said(['310101 19900301 1000'], true)).toEqual([]);
  });

  it('are nothing told of a few numbers of accounts among hundreds, and told of many', () => {
    const accounts = Array.from(
      { length: 300 },
      (_, nth) => `62170012345${String(67_001 + nth * 7)}00${nth % 9}1`,
    );
    const ends = ['6217000012345670000', '6217000012345680000'];
    expect(said([...accounts, ...ends])).toEqual([]);
    expect(said([...accounts.slice(0, 100), ...ends])).toEqual([['lost_digits', 102, 103]]);
  });
});
