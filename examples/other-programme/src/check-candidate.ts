import {
  isEmail,
  isMobile,
  isPersonName,
  isResidentId,
  normaliseIdCard,
  normalisePhone,
} from '@skillcert/core';
import type { Words } from './words.js';

/** The input of a candidate, in the form that is checked and sent. */
export interface Candidate {
  readonly name: string;
  readonly id_card: string;
  readonly phone: string;
  readonly email: string;
  readonly consent: boolean;
}

/** Reads the form's fields. */
export const readCandidate = (data: FormData): Candidate => {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  return {
    name: text('name'),
    id_card: normaliseIdCard(text('id_card')),
    phone: normalisePhone(text('phone')),
    email: text('email'),
    consent: data.has('consent'),
  };
};

/** The problems, by field; an empty object means none. */
export const checkCandidate = (candidate: Candidate, words: Words): Record<string, string> => ({
  ...(!isPersonName(candidate.name) && { name: words.wrong_name }),
  ...(!isResidentId(candidate.id_card, { now: Date.now() }) && { id_card: words.wrong_id_card }),
  ...(!isMobile(candidate.phone) && { phone: words.wrong_phone }),
  ...(candidate.email !== '' && !isEmail(candidate.email) && { email: words.wrong_email }),
  ...(!candidate.consent && { consent: words.wrong_consent }),
});
