import { maskIdCard } from '@skillcert/core';
import type { Keyring } from '../../../platform/crypto/keyring.js';
import { candidateGrams } from '../../foundation/search/has-name.js';
import { idIndex } from '../../foundation/search/id-index.js';
import { namePinyin } from '../../foundation/search/name-pinyin.js';
import { type DeclaredFacts, sealFacts } from './declared-facts.js';

interface Identity extends DeclaredFacts {
  readonly name: string;
  readonly id_type: string;
  readonly id_card: string;
}

/**
 * The columns of an enrolment that come from a checked form. Personal data is encrypted; the identity number is also
 * indexed and masked.
 */
export const sealCandidate = <Form extends Identity>(
  { id_card, work_years, certificate, ...form }: Form,
  keyring: Keyring,
) => ({
  ...form,
  name_grams: candidateGrams(form.name),
  name_pinyin: namePinyin(form.name),
  id_card_enc: keyring.seal('id_card', id_card),
  id_index: idIndex(keyring, form.id_type, id_card),
  id_masked: maskIdCard(id_card),
  facts_enc: sealFacts(keyring, { work_years, certificate }),
});
