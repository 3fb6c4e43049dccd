import { idCardKey } from '@skillcert/core';
import type { Keyring } from '../../crypto/keyring.js';

const idTypes = ['cn', 'hk', 'mo', 'tw'] as const;

/** Finds a person by document: one person = one type and number, however the number is spelt. */
export const idIndex = (keyring: Keyring, id_type: string, id_card: string): Buffer =>
  keyring.blindIndex('id_card', `${id_type}:${idCardKey(id_card)}`);

/** The same number as a document of every kind, for searches that do not name the kind. */
export const idIndexes = (keyring: Keyring, id_card: string): Buffer[] =>
  idTypes.map((id_type) => idIndex(keyring, id_type, id_card));
