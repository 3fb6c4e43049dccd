import { fillText, formatCents, isLanguage, type Localised, smsPlaceholders } from '@skillcert/core';
import { wordsIn } from '../../http/words.js';
import { titleIn } from '../../units/title-in.js';

/** What a text says of its class, by placeholder. */
export type ClassValues = Readonly<Record<string, string>>;

/** What a text says of a candidate. */
export interface Addressed {
  readonly name: string;
  readonly enrol_no: string;
  readonly language: string;
  readonly fee_cents: number;
}

/** The words of a template with everything filled in, without the sender’s name. */
export const groupWords = (
  text: Localised,
  { name, enrol_no, language, fee_cents }: Addressed,
  { values, currency }: { readonly values: ClassValues; readonly currency: string },
): string => {
  const fee = formatCents(fee_cents, currency, isLanguage(language) ? language : 'en');
  return fillText(titleIn(language, text), { ...values, name, enrol_no, fee });
};

/** The words as they leave, with the sender’s name. */
export const signed = (language: string, text: string): string => wordsIn(language)('sms.group', { text });

/** A text with what is known of the class; what each candidate has stays in braces. */
export const shownText = (language: string, text: Localised, values: ClassValues): string => {
  const open = Object.fromEntries(smsPlaceholders.map((each) => [each, `{${each}}`]));
  return signed(language, fillText(titleIn(language, text), { ...open, ...values }));
};
