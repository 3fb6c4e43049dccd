import type { SeededRandom } from '@skillcert/core';

// Network numbers in use (MIIT), all for people, none for things.
const prefixes = [
  '133',
  '135',
  '136',
  '138',
  '139',
  '150',
  '152',
  '158',
  '159',
  '176',
  '180',
  '186',
  '188',
  '189',
  '199',
];

/** A mobile number with a valid prefix; the zeros after it keep it out of the ranges usually given to people. */
export const demoPhone = (random: SeededRandom): string =>
  `${random.pick(prefixes)}000${String(random.between(0, 99_999)).padStart(5, '0')}`;
