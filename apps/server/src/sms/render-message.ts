import { wordsIn } from '../http/words.js';
import type { SmsContent } from './seal-message.js';
import type { SmsMessage } from './sms-sender.js';

/** The text a phone shows. */
export const renderMessage = (template: SmsMessage['template'], { language, params }: SmsContent): string =>
  wordsIn(language)(`sms.${template}`, params);
