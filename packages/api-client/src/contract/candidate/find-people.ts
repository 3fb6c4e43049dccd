import { limits } from '@skillcert/core';
import { z } from 'zod';
import { registrationDesk } from '../access.js';
import { endpoint } from '../endpoint.js';
import { requiredLine } from '../fields.js';
import { foundPerson, standingExamples } from './standing-record.js';

/** So many people are shown; whoever is not among them is looked for more closely. */
export const foundPeopleMax = 10;

/**
 * Where somebody is stuck, whatever class they are in: the people that a search means, the one who enrolled last first, each with where every
 * enrolment stands. `search` is an exact phone, an exact identity number, an exact number of an enrolment, a ticket or a certificate, or a part of a
 * name, in Chinese by its pinyin too: two syllables or more, or their first letters. The platform's staff find everybody; others those whom the lists
 * of candidates of their classes show them.
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
