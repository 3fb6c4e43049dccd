import type { Seating, SeatPerson, SeatRoom } from './seat-plan.js';

export const sampleRooms: readonly SeatRoom[] = [
  {
    id: 'r1',
    label: '第一考场',
    rows: 5,
    columns: 6,
    aisles: [2, 4],
    row_aisles: [3],
    blocked: [
      { row: 5, column: 1 },
      { row: 5, column: 6 },
    ],
  },
  { id: 'r2', label: '第二考场', rows: 3, columns: 4 },
];

const surnames = [...'张李王陈赵孙周吴郑冯'];
const givenNames = ['晓明', '思远', '雅琴', '志强', '子龙', '明月', '海燕'];
const units = ['科技协会', '创业中心', '咨询公司'];

/** The given number of candidates of three units. */
export const samplePeople = (count: number): readonly SeatPerson[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `${surnames[index % surnames.length]}${givenNames[index % givenNames.length]}`,
    ticket: `2026${String(index + 1).padStart(4, '0')}`,
    unit: units[(index + Math.floor(index / 7)) % units.length] ?? '',
  }));

/** Seats people row by row; seats of a row at the end stay free. */
export const seatInOrder = (people: readonly SeatPerson[], { id, columns }: SeatRoom): readonly Seating[] =>
  people.map((person, index) => ({
    person_id: person.id,
    room_id: id,
    row: Math.floor(index / columns) + 1,
    column: (index % columns) + 1,
  }));

/** A hall of 30 rows of 40 seats. */
export const sampleHall: SeatRoom = {
  id: 'hall',
  label: '大礼堂',
  rows: 30,
  columns: 40,
  aisles: [10, 20, 30],
};
