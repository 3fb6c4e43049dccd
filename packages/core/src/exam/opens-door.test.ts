import { describe, expect, it } from 'vitest';
import { opensDoor, wasReplaced } from './opens-door.js';

const held = { ticket_no: 'T1', revision: 4, opens_from: 3, holds: true };

describe('opensDoor', () => {
  it.each([
    ['the issue that holds', { ticket_no: 'T1', revision: 4 }, held, true],
    ['the one before a move on the day', { ticket_no: 'T1', revision: 3 }, held, true],
    ['one before the publication', { ticket_no: 'T1', revision: 2 }, held, false],
    ['one that was never issued', { ticket_no: 'T1', revision: 5 }, held, false],
    ['another ticket', { ticket_no: 'T2', revision: 4 }, held, false],
    ['a ticket without a seat', { ticket_no: 'T1', revision: 4 }, { ...held, holds: false }, false],
    ['nobody’s ticket', { ticket_no: 'T1', revision: 4 }, null, false],
  ])('evaluates %s', (_, shown, ticket, opens) => {
    expect(opensDoor(shown, ticket)).toBe(opens);
  });
});

describe('wasReplaced', () => {
  it.each([
    ['the issue that holds', { ticket_no: 'T1', revision: 4 }, held, false],
    ['an earlier one', { ticket_no: 'T1', revision: 2 }, held, true],
    ['another ticket', { ticket_no: 'T2', revision: 2 }, held, false],
    ['nobody’s ticket', { ticket_no: 'T1', revision: 2 }, null, false],
  ])('evaluates %s', (_, shown, ticket, replaced) => {
    expect(wasReplaced(shown, ticket)).toBe(replaced);
  });
});
