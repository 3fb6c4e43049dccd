import type { GroupSms } from '@skillcert/core';
import { wordsIn } from '../../platform/http/words.js';
import type { SmsContent } from './seal-message.js';
import type { RenderedTemplate } from './sms-message.js';

/** The sender of a text. */
export type Sender = Pick<GroupSms, 'sign_name'>;

/** The words as they leave, with the sender’s name before them. */
export const signed = (language: string, text: string, { sign_name: sign }: Sender): string =>
  wordsIn(language)('sms.signed', { sign, text });

/** The text a phone shows. */
export const renderMessage = (
  template: RenderedTemplate,
  { language, params }: SmsContent,
  sender: Sender,
): string => {
  const { text = '' } = params;
  return signed(language, template === 'group' ? text : wordsIn(language)(`sms.${template}`, params), sender);
};
