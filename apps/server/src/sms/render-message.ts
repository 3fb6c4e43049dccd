import { wordsIn } from '../http/words.js';
import type { SmsContent } from './seal-message.js';
import type { SmsMessage } from './sms-sender.js';

/** What a message was written by: one of the product’s own occasions, or a template of the programme. */
export type RenderedTemplate = SmsMessage['template'] | 'group';

/** The text a phone shows. */
export const renderMessage = (template: RenderedTemplate, { language, params }: SmsContent): string =>
  wordsIn(language)(`sms.${template}`, params);
