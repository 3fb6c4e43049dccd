import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterCommands, joinRanges } from './filter-commands.js';
import { foldText } from './fold-text.js';
import { nextOption } from './next-option.js';

const menu = [
  { id: 'review', label: '考生管理 › 资格审核', hint: '/applicants/lists', keywords: ['zigeshenhe', 'zgsh'] },
  { id: 'sign', label: '考生管理 › 报名管理', hint: '/applicants/sign', keywords: ['baomingguanli', 'bmgl'] },
  { id: 'madrid', label: 'Matrícula de Málaga', hint: '/es/malaga' },
  { id: 'list', label: 'Class list', hint: '/class/lists' },
];
const idsOf = (query: string) => filterCommands(menu, query).map(({ item }) => item.id);

describe('filterCommands', () => {
  it.each([
    ['', ['review', 'sign', 'madrid', 'list'], 'nothing typed finds everything in its own order'],
    ['资格', ['review'], 'part of a label'],
    ['bmgl', ['sign'], 'pinyin initials'],
    ['baoming', ['sign'], 'the start of full pinyin'],
    ['guanli', ['sign'], 'the middle of full pinyin'],
    ['malaga', ['madrid'], 'accents count for nothing'],
    ['ＭＡＴＲ', ['madrid'], 'neither do case and width'],
    ['class', ['list'], 'the start of a label'],
    ['lists', ['review', 'list'], 'the hint'],
    ['考生 bmgl', ['sign'], 'every word must be found, wherever'],
    ['考生 malaga', [], 'a word that is nowhere'],
    ['   ', ['review', 'sign', 'madrid', 'list'], 'blanks are nothing'],
  ])('finds by %j: %j (%s)', (query, expected) => {
    expect(idsOf(query)).toEqual(expected);
  });

  it('puts the start of a label before the middle, and both before the hint', () => {
    const items = [
      { id: 'hint', label: 'Zoo', hint: 'exam' },
      { id: 'middle', label: 'Reexamine' },
      { id: 'word', label: 'My exam' },
      { id: 'start', label: 'Exam room' },
    ];
    expect(filterCommands(items, 'exam').map(({ item }) => item.id)).toEqual([
      'start',
      'word',
      'middle',
      'hint',
    ]);
  });

  it('ranks a group by its best item and keeps it together', () => {
    const items = [
      { id: 'a2', label: 'an exam', group: 'A' },
      { id: 'b1', label: 'exam', group: 'B' },
      { id: 'a1', label: 'examine', group: 'A' },
    ];
    expect(filterCommands(items, 'exam').map(({ item }) => item.id)).toEqual(['b1', 'a1', 'a2']);
  });

  it('marks the match in the original letters', () => {
    const [match] = filterCommands([{ label: 'Matrícula de MÁLAGA' }], 'malaga matri');
    expect(match?.label.map(({ from, to }) => match.item.label.slice(from, to))).toEqual(['Matrí', 'MÁLAGA']);
  });

  it('marks letters that fold to several, or come in two parts, whole', () => {
    const [ligature] = filterCommands([{ label: 'of\uFB01ce' }], 'off');
    expect(ligature?.label).toEqual([{ from: 0, to: 3 }]);
    const [twoParts] = filterCommands([{ label: 'cafe\u0301s' }], 'cafe');
    expect(twoParts?.label).toEqual([{ from: 0, to: 5 }]);
  });

  it('always marks inside the label, for any query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (label, query) => {
        for (const { label: ranges } of filterCommands([{ label }], query)) {
          for (const { from, to } of ranges) {
            expect(from).toBeGreaterThanOrEqual(0);
            expect(to).toBeLessThanOrEqual(label.length);
            expect(from).toBeLessThan(to);
          }
        }
      }),
    );
  });

  it('finds a label by any piece of itself', () => {
    const labels = fc.string({ unit: 'grapheme', minLength: 1 }).filter((label) => label.trim() !== '');
    fc.assert(fc.property(labels, (label) => filterCommands([{ label }], label).length === 1));
  });
});

describe('joinRanges', () => {
  it('puts them in order and joins those that touch', () => {
    expect(
      joinRanges([
        { from: 4, to: 6 },
        { from: 0, to: 2 },
        { from: 1, to: 4 },
        { from: 9, to: 10 },
      ]),
    ).toEqual([
      { from: 0, to: 6 },
      { from: 9, to: 10 },
    ]);
  });
});

describe('foldText', () => {
  it.each([
    ['Málaga', 'malaga'],
    ['ＡＢＣ１２３', 'abc123'],
    ['ｶﾞ', 'ガ'],
    ['が', 'が'],
    ['İ', 'i'],
  ])('compares %j as %j', (text, folded) => {
    expect(foldText(text).text.normalize('NFC')).toBe(folded);
  });
});

describe('nextOption', () => {
  it.each([
    ['ArrowDown', -1, 3, 0],
    ['ArrowDown', 2, 3, 0],
    ['ArrowUp', -1, 3, 2],
    ['ArrowUp', 0, 3, 2],
    ['ArrowUp', 2, 3, 1],
    ['PageDown', 0, 30, 10],
    ['PageDown', 25, 30, 29],
    ['PageUp', 25, 30, 15],
    ['PageUp', 3, 30, 0],
    ['Home', 3, 30, null],
    ['ArrowDown', -1, 0, null],
  ])('%s from %i of %i leads to %s', (key, at, count, expected) => {
    expect(nextOption(key, at, count)).toBe(expected);
  });
});
