import type { IdType, SeededRandom } from '@skillcert/core';
import { residentId } from './resident-id.js';

/** An identity as the demo invents it: valid in form, of nobody. */
export interface DemoIdentity {
  readonly id_type: IdType;
  readonly id_card: string;
  readonly gender: 'male' | 'female';
  readonly birth: string;
}

// County codes of GB/T 2260 that exist, at least one a province.
const counties = [
  '110101 110105 110108 120101 130102 140105 150102 210102 220102 230103 310101 310104 310115 320102 320505 330106',
  '330203 340104 350203 360102 370102 370202 410105 420106 430102 440106 440305 440304 450103 460105 500103 510107',
  '520102 530102 540102 610113 620102 630102 640104 650102',
].flatMap((line) => line.split(' '));

const demoResidentId = (random: SeededRandom, birth: string, gender: 'male' | 'female') => {
  const order = random.between(0, 49) * 2 + (gender === 'male' ? 1 : 0);
  return residentId(random.pick(counties), birth, order + random.between(0, 8) * 100);
};

const letterValue = (letter: string) => letter.charCodeAt(0) - 55;

/** One letter, six digits and the check character: 36 stands for the missing first letter. */
const hongKongId = (random: SeededRandom) => {
  const letter = random.pick([...'ABCDEGHKMPRSYZ']);
  const digits = String(random.between(100_000, 999_999));
  const sum = [...digits].reduce(
    (total, digit, at) => total + Number(digit) * (7 - at),
    36 * 9 + letterValue(letter) * 8,
  );
  const check = (11 - (sum % 11)) % 11;
  return `${letter}${digits}(${check === 10 ? 'A' : check})`;
};

const taiwanLetters = 'ABCDEFGHJKLMNPQRSTUVXYWZIO';

const taiwanId = (random: SeededRandom, gender: 'male' | 'female') => {
  const letter = random.pick([...'ABDEFHJNPT']);
  const body = `${gender === 'male' ? 1 : 2}${random.between(1_000_000, 9_999_999)}`;
  const value = taiwanLetters.indexOf(letter) + 10;
  const sum = [...body].reduce(
    (total, digit, at) => total + Number(digit) * (8 - at),
    Math.floor(value / 10) + (value % 10) * 9,
  );
  return `${letter}${body}${(10 - (sum % 10)) % 10}`;
};

const macauId = (random: SeededRandom) =>
  `${random.pick(['1', '5', '7'])}${random.between(100_000, 999_999)}(${random.between(0, 9)})`;

/** Invents an adult's identity: nearly all with a resident number, a few with documents of the other regions. */
export const demoIdentity = (random: SeededRandom, year: number): DemoIdentity => {
  const gender = random.chance(0.46) ? 'male' : 'female';
  const born = new Date(
    Date.UTC(year - random.between(22, 56), random.between(0, 11), random.between(1, 28)),
  );
  const birth = born.toISOString().slice(0, 10);
  if (random.chance(0.97))
    return { id_type: 'cn', id_card: demoResidentId(random, birth, gender), gender, birth };
  const region = random.pick(['hk', 'hk', 'tw', 'mo'] as const);
  const made = { hk: hongKongId, tw: taiwanId, mo: macauId }[region](random, gender);
  return { id_type: region, id_card: made, gender, birth };
};
