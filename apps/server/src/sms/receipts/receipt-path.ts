import type { GatewayName } from '../gateway/sms-gateway.js';

/** Where a gateway reports to. Its notices are not signed: who knows the secret is believed. */
export const receiptPath = (provider: GatewayName | ':provider', secret: string): string =>
  `/api/sms/receipts/${provider}/${secret}`;
