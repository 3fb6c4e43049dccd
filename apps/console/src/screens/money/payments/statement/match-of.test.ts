import { expect, it } from 'vitest';
import { matchOf } from './match-of.js';

const person = (class_id: number, enrolment_id: number) => ({ class_id, enrolment_id });

it.each([
  ['nobody', [], undefined],
  ['people of one class', [person(1, 2), person(1, 3)], { class_id: 1, enrolment_ids: [2, 3] }],
  [
    'people of several, the class of the first before the others',
    [person(9, 1), person(4, 2), person(9, 3), person(5, 4)],
    {
      class_id: 9,
      enrolment_ids: [1, 3],
      other_classes: [
        { class_id: 4, enrolment_ids: [2] },
        { class_id: 5, enrolment_ids: [4] },
      ],
    },
  ],
])('a line is matched with %s', (_who, people, match) => {
  expect(matchOf(people)).toEqual(match);
});
