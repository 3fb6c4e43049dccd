import type { SmsGateway } from '../sms/sms-gateway.js';

/**
 * The phones of the demo: a message arrives at once, and stands in the outbox. A number that ends in 0 is out of reach the first time, so
 * that there is something to send again.
 */
export const demoGateway: SmsGateway = {
  send: ({ phone, attempt }) => (phone.endsWith('0') && attempt === 1 ? 'rejected' : 'delivered'),
};
