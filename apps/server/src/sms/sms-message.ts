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
] as const;

/** A message by template; the words stand in the server's messages under `sms.<template>`. */
export interface SmsMessage {
  readonly template: (typeof smsTemplates)[number];
  readonly phone: string;
  /** The same sealed, where it is at hand. */
  readonly phone_enc?: Buffer;
  readonly language: string;
  readonly params: Readonly<Record<string, string>>;
  readonly class_id?: number;
}

/** What a message was written by: one of the product’s own occasions, or a template of the programme. */
export type RenderedTemplate = SmsMessage['template'] | 'group';
