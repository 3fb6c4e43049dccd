/** The product's own occasions to write. */
export const smsTemplates = [
  'verify_code',
  'enrolled',
  'waiting',
  'place_offered',
  'offer_lapsed',
  'moved',
  'review_result',
  'class_cancelled',
  'unit_decided',
  'ticket',
  'sitting_moved',
  'invigilation',
] as const;

/**
 * The cases of an occasion that has several messages, by its value `status`: for a gateway each is a template of
 * its own.
 */
export const smsCases = {
  offer_lapsed: ['waiting', 'other'],
  moved: ['waiting', 'other'],
  review_result: ['approved', 'returned', 'sooner', 'expired', 'refused', 'taken_back', 'other'],
  unit_decided: ['approved', 'other'],
  ticket: ['published', 'moved', 'changed', 'other'],
  invigilation: ['added', 'other'],
} as const satisfies { readonly [Template in (typeof smsTemplates)[number]]?: readonly string[] };

/** A message by template; the words stand in the server's messages under `sms.<template>`. */
export interface SmsMessage {
  readonly template: (typeof smsTemplates)[number];
  readonly phone: string;
  /** The same sealed, if the caller has it. */
  readonly phone_enc?: Buffer;
  readonly language: string;
  readonly params: Readonly<Record<string, string>>;
  readonly class_id?: number;
}

/** The template of a message: one of the product’s own occasions, or a template of the programme. */
export type RenderedTemplate = SmsMessage['template'] | 'group';

/** The words of messages: of each occasion, and how the sender’s name stands before all of them. */
type SmsWord = `sms.${SmsMessage['template'] | 'signed'}`;

declare module '../../platform/http/words.js' {
  interface AreaWords {
    readonly sms: SmsWord;
  }
}
