import { wordsIn } from '../http/words.js';
import type { SmsContent } from './seal-message.js';
import type { RenderedTemplate } from './sms-message.js';

/** The text a phone shows. */
export const renderMessage = (template: RenderedTemplate, { language, params }: SmsContent): string =>
  wordsIn(language)(`sms.${template}`, params);
