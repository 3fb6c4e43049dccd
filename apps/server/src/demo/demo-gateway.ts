import type { SmsGateway } from '../domain/messaging/gateway/sms-gateway.js';

/**
 * The phones of the demo: a message arrives at once, and stands in the outbox. A number that ends in 0 is out of reach
 * the first time, so that there is something to send again.
 */
export const demoGateway: SmsGateway = {
  name: 'local',
  says: () => true,
  send: async ({ phone, attempt }) =>
    phone.endsWith('0') && attempt === 1
      ? { state: 'rejected', fault: 'out_of_reach' }
      : { state: 'delivered', provider_no: null },
};
