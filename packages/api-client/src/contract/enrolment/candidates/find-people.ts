import { limits } from '@skillcert/core';
import { z } from 'zod';
import { registrationDesk } from '../../access.js';
import { endpoint } from '../../endpoint.js';
import { requiredLine } from '../../fields.js';
import { foundPerson, standingExamples } from './standing-record.js';

/** The number of people shown; to find others, the caller narrows the search. */
export const foundPeopleMax = 10;

/**
 * Where a person stands, in any class: the people that a search matches, the latest enrolment first, each with the
 * standing of every enrolment. `search` is an exact phone, an exact identity number, an exact number of an
 * enrolment, a ticket or a certificate, or a part of a name, in Chinese also its pinyin: two syllables or more, or
 * their first letters. The platform's staff find everybody; others find the people in the lists of candidates of
 * their classes.
 */
export const findPeople = endpoint('candidate/findPeople', {
  summary: 'People by name or number, and where they stand in each class',
  input: z.strictObject({ search: requiredLine(limits.search_length_max) }),
  output: z.object({
    items: z.array(foundPerson).max(foundPeopleMax),
    /** Whether there are more of them. */
    more: z.boolean(),
  }),
  access: registrationDesk,
  example: {
    input: { search: '李晓明' },
    output: { items: [standingExamples.person], more: false },
  },
});
