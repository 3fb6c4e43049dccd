import { fillText, formatCents, isLanguage, type Localised, smsPlaceholders } from '@skillcert/core';
import { titleIn } from '../../../platform/http/title-in.js';
import { type Sender, signed } from '../render-message.js';

/** The facts of the class in a text, by placeholder. */
export type ClassValues = Readonly<Record<string, string>>;

/** The facts of a candidate in a text. */
export interface Addressed {
  readonly name: string;
  readonly enrol_no: string;
  readonly language: string;
  readonly fee_cents: number;
}

interface About {
  readonly values: ClassValues;
  readonly currency: string;
}

/** The values of a text for one candidate. */
export const groupValues = (
  { name, enrol_no, language, fee_cents }: Addressed,
  { values, currency }: About,
): Readonly<Record<string, string>> => {
  const fee = formatCents(fee_cents, currency, isLanguage(language) ? language : 'en');
  return { ...values, name, enrol_no, fee };
};

/** The words of a template with everything filled in, without the sender’s name. */
export const groupWords = (text: Localised, addressed: Addressed, about: About): string =>
  fillText(titleIn(addressed.language, text), groupValues(addressed, about));

/** A text with the known facts of the class; those of each candidate stay in braces. */
export const shownText = (
  language: string,
  text: Localised,
  { values, sender }: { readonly values: ClassValues; readonly sender: Sender },
): string => {
  const open = Object.fromEntries(smsPlaceholders.map((each) => [each, `{${each}}`]));
  return signed(language, fillText(titleIn(language, text), { ...open, ...values }), sender);
};
