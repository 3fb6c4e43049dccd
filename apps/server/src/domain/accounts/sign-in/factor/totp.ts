import { createHmac } from 'node:crypto';
import { limits } from '@skillcert/core';

/** The seconds for which a code is shown. */
export const totpPeriod = 30;

/** The number of the time step of a moment. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / totpPeriod);

/** The code of a step: RFC 6238 over RFC 4226, HMAC-SHA-1, which is what authenticator apps compute. */
export const totpOf = (secret: Uint8Array, step: number, digits: number = limits.code_digits): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const truncated = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(truncated % 10 ** digits).padStart(digits, '0');
};
