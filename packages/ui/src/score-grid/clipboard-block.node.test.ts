import { array, assert, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatClipboard, parseClipboard, placeBlock } from './clipboard-block.js';

const size = { rows: 5, columns: 3 };
const one = { top: 3, left: 1, bottom: 3, right: 1 };

describe('parseClipboard', () => {
  it.each([
    [
      '85\t90\r\n70\t60\r\n',
      [
        ['85', '90'],
        ['70', '60'],
      ],
      'Excel',
    ],
    [
      '85\t90\n70\t60',
      [
        ['85', '90'],
        ['70', '60'],
      ],
      'WPS and others',
    ],
    ['８５', [['８５']], 'one cell'],
    ['', [['']], 'nothing'],
    ['a\t\tb', [['a', '', 'b']], 'an empty cell'],
    ['a\n\nb', [['a'], [''], ['b']], 'an empty row'],
    ['"two\nlines"\tb', [['two\nlines', 'b']], 'a line end in quotes'],
    ['"say ""85"""', [['say "85"']], 'quotes in quotes'],
    ['5" pipe', [['5" pipe']], 'a quote that opens nothing'],
    ['"a"b\tc', [['"a"b', 'c']], 'a quote that closes too early'],
  ])('reads %j', (text, block) => {
    expect(parseClipboard(text)).toEqual(block);
  });

  it('reads every block that it writes', () => {
    const block = integer({ min: 1, max: 4 }).chain((width) =>
      array(array(string(), { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
    );
    assert(
      property(block, (cells) => {
        // The last row of one empty cell leaves no trace on any clipboard.
        const text = formatClipboard(cells);
        if (!/[\r\n]$/.test(text)) expect(parseClipboard(text)).toEqual(cells);
      }),
    );
  });
});

describe('placeBlock', () => {
  it('pastes a block from the corner and counts the cells that do not fit', () => {
    const { placed, dropped } = placeBlock(
      [
        ['1', '2', '3'],
        ['4', '5', '6'],
        ['7', '8', '9'],
      ],
      one,
      size,
    );
    expect(placed.map(({ row, column, text }) => [row, column, text])).toEqual([
      [3, 1, '1'],
      [3, 2, '2'],
      [4, 1, '4'],
      [4, 2, '5'],
    ]);
    expect(dropped).toBe(5);
  });

  it('fills a range with one text', () => {
    const { placed } = placeBlock([['缺考']], { top: 0, left: 0, bottom: 1, right: 1 }, size);
    expect(placed.map(({ row, column }) => [row, column])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
  });
});
