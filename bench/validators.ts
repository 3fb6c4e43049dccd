import { isMobile, isResidentId } from '@skillcert/core';
import { compare } from './compare.js';

const rounds = 300_000;
const now = new Date('2026-11-21T00:00:00Z');
const mobiles = ['13800000001', '19912345678', '12345678901', '1380000000', '17012345678'];
const cards = ['11010519491231002X', '440524188001010014', '110105194912310021', '11010519491331002X'];

/** The prefix check as one would write it by hand for this one number. */
const handWrittenMobile = (text: string): boolean => {
  if (text.length !== 11 || text.charCodeAt(0) !== 49) return false;
  for (let index = 1; index < 11; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 48 || code > 57) return false;
  }
  const prefix = (text.charCodeAt(1) - 48) * 10 + text.charCodeAt(2) - 48;
  switch (Math.floor(prefix / 10)) {
    case 3:
    case 8:
      return true;
    case 4:
      return prefix === 45 || prefix === 47 || prefix === 49;
    case 5:
      return prefix !== 54;
    case 6:
      return prefix === 62 || (prefix >= 65 && prefix <= 67);
    case 7:
      return prefix <= 73 || (prefix >= 75 && prefix <= 78);
    case 9:
      return prefix !== 94;
    default:
      return false;
  }
};

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** Digits, month, day and checksum, by hand: less than the product checks, and so a demanding baseline. */
const handWrittenCard = (text: string): boolean => {
  if (text.length !== 18) return false;
  let sum = 0;
  for (let index = 0; index < 17; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return false;
    sum += digit * (weights[index] ?? 0);
  }
  const month = Number(text.slice(10, 12));
  const day = Number(text.slice(12, 14));
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 && '10X98765432'[sum % 11] === text[17];
};

let accepted = 0;
const repeat = (inputs: readonly string[], check: (text: string) => boolean) => () => {
  for (let round = 0; round < rounds; round += 1) {
    for (const input of inputs) if (check(input)) accepted += 1;
  }
  return rounds * inputs.length;
};

await compare('checks', [
  { name: 'mobile, by hand', run: repeat(mobiles, handWrittenMobile) },
  { name: 'mobile, isMobile', run: repeat(mobiles, (text) => isMobile(text)) },
]);
await compare('checks', [
  { name: 'resident ID, by hand', run: repeat(cards, handWrittenCard) },
  { name: 'resident ID, isResidentId', run: repeat(cards, (text) => isResidentId(text, { now })) },
]);
process.stdout.write(`  (${accepted} accepted)\n`);
