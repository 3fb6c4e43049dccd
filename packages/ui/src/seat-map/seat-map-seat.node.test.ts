import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SeatMapSeat } from './seat-map-seat.js';
import { seatMapWords } from './seat-map-words.js';

it('shows the end of the ticket number, and says the whole of it in its name and title', () => {
  const person = { id: '1', name: '张晓明', ticket: 'TC26-0021-T0010' };
  const seat = { room_id: 'a', row: 1, column: 2, person, highlight: undefined, blocked: false };
  const not = { active: false, found: false, carried: false, target: false, aisle: false };
  const drawn = renderToStaticMarkup(createElement(SeatMapSeat, { seat, words: seatMapWords.zh, ...not }));
  expect(drawn.replace(/<[^>]*>/g, '').trim()).toBe('张晓明');
  expect(drawn).toContain('data-end="T0010"');
  expect(drawn.match(/(?:aria-label|title)="[^"]*TC26-0021-T0010"/g)).toHaveLength(2);
});
