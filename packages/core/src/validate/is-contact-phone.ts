import { normalisePhone } from '../normalise/normalise-phone.js';
import { isMobile } from './is-mobile.js';

const landline = /^(?:0\d{2,3}-?\d{7,8}(?:-\d{1,6})?|[48]00-?\d{3}-?\d{4})$/;

/**
 * Whether a text is a phone that people can call: a mainland mobile, however it is typed; a landline with its
 * area code and, after a dash, an extension; or a company's number that begins with 400 or 800.
 */
export const isContactPhone = (input: unknown): boolean =>
  typeof input === 'string' && (isMobile(normalisePhone(input)) || landline.test(input));
