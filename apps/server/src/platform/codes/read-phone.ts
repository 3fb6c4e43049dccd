import { isMobile, normalisePhone } from '@skillcert/core';
import { refuseFields } from '../http/errors/refuse.js';

/** The canonical form of a typed phone number. @throws the refusal of the field `phone` */
export const readPhone = (typed: string): string => {
  const phone = normalisePhone(typed);
  if (!isMobile(phone)) throw refuseFields({ phone: 'invalid_phone' });
  return phone;
};
