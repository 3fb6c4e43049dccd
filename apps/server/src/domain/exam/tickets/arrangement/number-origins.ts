import { originKey } from '@skillcert/core';
import type { Keyring } from '../../../../platform/crypto/keyring.js';

/** As many bytes as an integer of JSON holds: in a class two names hardly ever share a number. */
const bytes = 6;

/**
 * Numbers the units and employers of a class by a keyed hash: a map can mark neighbours of one origin without naming
 * the employer of anybody, and later enrolments do not change a number. Two spellings of one name are one origin.
 * @returns the numbers of some names; a name that means none has none
 */
export const numberOrigins = (
  keyring: Pick<Keyring, 'blindIndex'>,
  class_id: number,
  names: readonly string[],
): number[] => {
  const keys = new Set(names.map(originKey).filter(Boolean));
  return [...keys].map((key) => keyring.blindIndex('origin', `${class_id} ${key}`).readUIntBE(0, bytes));
};
