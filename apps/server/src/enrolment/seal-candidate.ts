import type { CandidateForm } from '@skillcert/api-client/contract';
import { maskIdCard } from '@skillcert/core';
import type { Keyring } from '../crypto/keyring.js';
import { idIndex } from './id-index.js';
import { nameGrams } from './name-grams.js';

/** The columns of an enrolment that a checked form decides, personal numbers sealed, indexed and masked. */
export const sealCandidate = ({ id_card, ...form }: CandidateForm, keyring: Keyring) => ({
  ...form,
  name_grams: nameGrams(form.name),
  id_card_enc: keyring.seal('id_card', id_card),
  id_index: idIndex(keyring, form.id_type, id_card),
  id_masked: maskIdCard(id_card),
});
