import type { SmsTemplate } from '@skillcert/core';
import type { Services } from '../../services.js';

/** The programme’s messages that can be said: a gateway without a template for one cannot bring it. */
export const offeredTemplates = ({
  groupSms,
  gateway,
}: Pick<Services, 'groupSms' | 'gateway'>): readonly SmsTemplate[] =>
  groupSms.templates.filter(({ id }) => gateway?.says(`group.${id}`) ?? true);
