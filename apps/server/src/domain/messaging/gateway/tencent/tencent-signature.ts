import { createHash, createHmac } from 'node:crypto';

const algorithm = 'TC3-HMAC-SHA256';

/** The type of every body that is signed. */
export const tencentType = 'application/json; charset=utf-8';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const keyed = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

interface Request {
  readonly host: string;
  /** The first part of the host: `sms`. */
  readonly service: string;
  readonly body: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
}

/** The `Authorization` of a request (V3: a key of that day and that service, derived from the secret). */
export const tencentAuthorization = (
  { host, service, body, timestamp }: Request,
  { key_id, secret }: { readonly key_id: string; readonly secret: string },
): string => {
  const names = 'content-type;host';
  const lines = `content-type:${tencentType}\nhost:${host}\n`;
  const canonical = ['POST', '/', '', lines, names, hashOf(body)].join('\n');
  const day = new Date(timestamp * 1_000).toISOString().slice(0, 10);
  const scope = `${day}/${service}/tc3_request`;
  const toSign = [algorithm, timestamp, scope, hashOf(canonical)].join('\n');
  const key = keyed(keyed(keyed(`TC3${secret}`, day), service), 'tc3_request');
  const signature = keyed(key, toSign).toString('hex');
  return `${algorithm} Credential=${key_id}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
};
