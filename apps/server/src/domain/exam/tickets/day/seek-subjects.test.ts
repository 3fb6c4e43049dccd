import { expect, it } from 'vitest';
import { seekSubjects } from './seek-subjects.js';

const at = (hour: number, minutes = 0) => new Date(Date.UTC(2027, 0, 9, hour, minutes)).toISOString();

let sitting_id = 0;
const sitting = (subject: string, from: number, to: number) => {
  sitting_id += 1;
  const room = { rows: 2, columns: 2, blocked: [], accessible: [] };
  return { sitting_id, subject, starts_at: at(from), ends_at: at(to), ...room };
};

it('seeks a time that has not begun before one that runs, and none that is over', () => {
  const [over, running, wide, last] = [
    sitting('theory', 7, 8),
    sitting('theory', 9, 11),
    sitting('theory', 10, 14),
    sitting('theory', 15, 16),
  ];
  const [long, short] = [sitting('practical', 10, 16), sitting('practical', 11, 12)];
  const person = {
    ...{ enrolment_id: 1, unit_name: null, employer: '', approved: true, paid: true, studied: true },
    ...{ ticket_id: null, ticket_status: null, seats: [], kept_subjects: [] },
  };
  const facts = {
    ...{ status: 'arranged' as const, level: '4', class_code: 'TC27-0001' },
    sittings: [over, running, wide, last, long, short],
    people: [person],
  };
  const subjects = ['theory', 'practical'].map((id) => ({ id, papers: ['A'] }));
  const rules = { apart: false, seed: 1, accessible: [] };
  const found = seekSubjects({ facts, now: new Date(at(9, 30)), people: [person], rules }, subjects);
  expect(
    found.chosen.map(({ subject, seated }) => [subject, ...seated.map((seat) => seat.sitting_id)]),
  ).toEqual([
    ['theory', last.sitting_id],
    ['practical', short.sitting_id],
  ]);
});
