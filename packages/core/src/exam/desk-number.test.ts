import { expect, it } from 'vitest';
import { deskNumber, deskPlace, paperAt } from './desk-number.js';

it('counts desks row by row from the front, and finds each again', () => {
  expect(deskNumber(6, { row: 1, column: 1 })).toBe(1);
  expect(deskNumber(6, { row: 3, column: 2 })).toBe(14);
  for (let desk = 1; desk <= 30; desk += 1) expect(deskNumber(6, deskPlace(6, desk))).toBe(desk);
});

it('lays another paper on the desks beside, before and behind, where there are several', () => {
  for (const papers of [
    ['A', 'B'],
    ['A', 'B', 'C'],
  ]) {
    const at = paperAt(papers, { row: 3, column: 4 });
    expect(papers).toContain(at);
    for (const [row, column] of [
      [2, 4],
      [4, 4],
      [3, 3],
      [3, 5],
    ] as const) {
      expect(paperAt(papers, { row, column })).not.toBe(at);
    }
  }
  expect(paperAt(['A'], { row: 3, column: 4 })).toBe('A');
});
