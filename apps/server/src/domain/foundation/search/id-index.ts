import { idCardKey, idTypes } from '@skillcert/core';
import { type RawBuilder, sql } from 'kysely';
import type { Keyring } from '../../../platform/crypto/keyring.js';

/** Finds a person by document: one person = one type and number, however the number is spelt. */
export const idIndex = (keyring: Keyring, id_type: string, id_card: string): Buffer =>
  keyring.blindIndex('id_card', `${id_type}:${idCardKey(id_card)}`);

/**
 * The rows of `enrolment e` with this number, as a document of every kind, for searches that do not name the kind. Each
 * index is a value of its own: the planner knows no length of an array, so it would plan a prepared statement anew
 * every time.
 */
export const hasIdCard = (keyring: Keyring, id_card: string): RawBuilder<unknown> =>
  sql`e.id_index in (${sql.join(idTypes.map((id_type) => idIndex(keyring, id_type, id_card)))})`;
