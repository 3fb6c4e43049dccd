import type { GatewayName } from '../../../platform/store/tables/mailing-tables.js';

/** The address for a gateway's reports. Its notices are not signed: the secret in the address authenticates them. */
export const receiptPath = (provider: GatewayName | ':provider', secret: string): string =>
  `/api/sms/receipts/${provider}/${secret}`;
