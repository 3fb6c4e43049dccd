import { isMobile, normalisePhone } from '@skillcert/core';

/** Landlines with area code and extension, and the 400/800 numbers of companies. */
const isLandline = (phone: string) => /^(0\d{2,3}-?\d{7,8}(-\d{1,6})?|[48]00-?\d{3}-?\d{4})$/.test(phone);

/** Whether a text is a phone that people can call: a mobile, a landline or a company's service number. */
export const isContactPhone = (phone: string): boolean =>
  isMobile(normalisePhone(phone)) || isLandline(phone);
