import type { GatewayName } from '../../store/tables/mailing-tables.js';

/** Where a gateway reports to. Its notices are not signed: who knows the secret is believed. */
export const receiptPath = (provider: GatewayName | ':provider', secret: string): string =>
  `/api/sms/receipts/${provider}/${secret}`;
