import type { SeatPerson } from './seat-plan.js';

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** The people whose name, ticket number or unit contains the text; nobody for an empty text. */
export const findPeople = (people: readonly SeatPerson[], text: string): readonly SeatPerson[] => {
  const wanted = plain(text);
  if (wanted === '') return [];
  return people.filter(({ name, ticket = '', unit = '' }) =>
    [name, ticket, unit].some((each) => plain(each).includes(wanted)),
  );
};
