import { maskIdCard } from '@skillcert/core';
import type { Keyring } from '../crypto/keyring.js';
import { idIndex } from './id-index.js';
import { nameGrams } from './name-grams.js';

interface Identity {
  readonly name: string;
  readonly id_type: string;
  readonly id_card: string;
}

/** The columns of an enrolment that a checked form decides, the identity number sealed, indexed and masked. */
export const sealCandidate = <Form extends Identity>({ id_card, ...form }: Form, keyring: Keyring) => ({
  ...form,
  name_grams: nameGrams(form.name),
  id_card_enc: keyring.seal('id_card', id_card),
  id_index: idIndex(keyring, form.id_type, id_card),
  id_masked: maskIdCard(id_card),
});
