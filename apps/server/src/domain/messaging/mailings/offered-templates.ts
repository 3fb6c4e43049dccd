import { type Language, type Localised, languages, type SmsTemplate } from '@skillcert/core';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import { missingValues } from './missing-values.js';
import type { MailingClass } from './read-mailing-class.js';

type Offering = Pick<Services, 'groupSms' | 'gateway'>;

const inEach = (text: Localised, write: (said: string, language: Language) => string): Localised => {
  const written: { [Each in Language]?: string } = {};
  for (const language of languages) {
    const said = text[language];
    if (said !== undefined) written[language] = write(said, language);
  }
  return { ...written, en: write(text.en, 'en') };
};

/** A promotion ends with the way to opt out. */
const withOptOut = (template: SmsTemplate, { groupSms: { rules } }: Offering): SmsTemplate => {
  const { opt_out } = rules[template.type];
  if (!opt_out) return template;
  return {
    ...template,
    text: inEach(template.text, (said, language) => `${said} ${opt_out[language] ?? opt_out.en}`),
  };
};

/** The programme’s messages on offer, with their endings: a gateway without a template for one cannot send it. */
export const offeredTemplates = (offering: Offering): readonly SmsTemplate[] => {
  const { groupSms, gateway } = offering;
  return groupSms.templates
    .filter(({ id }) => gateway?.says(`group.${id}`) ?? true)
    .map((template) => withOptOut(template, offering));
};

/**
 * One of them, if the class has the values that it needs.
 * @throws a Refusal of the field `template_id`
 */
export const findOffered = (
  offering: Offering,
  template_id: string,
  { values }: Pick<MailingClass, 'values'>,
): SmsTemplate => {
  const template = offeredTemplates(offering).find(({ id }) => id === template_id);
  if (!template || missingValues(template, values).length > 0) {
    throw refuseFields({ template_id: 'not_offered' });
  }
  return template;
};
