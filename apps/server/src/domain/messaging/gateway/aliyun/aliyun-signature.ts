import { createHash, createHmac } from 'node:crypto';

const algorithm = 'ACS3-HMAC-SHA256';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** As RFC 3986 has it, which leaves fewer signs alone than the language does. */
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The parameters of a request, by name. */
export const aliyunQuery = (params: Readonly<Record<string, string>>): string =>
  Object.entries(params)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .join('&');

interface Request {
  readonly host: string;
  readonly action: string;
  readonly version: string;
  readonly query: string;
  /** ISO 8601 to the second, UTC. */
  readonly date: string;
  readonly nonce: string;
}

/**
 * The headers of a request without a body, with their signature (V3: SHA-256 of everything that is sent, keyed with
 * the secret).
 */
export const aliyunHeaders = (
  { host, action, version, query, date, nonce }: Request,
  { key_id, secret }: { readonly key_id: string; readonly secret: string },
): Readonly<Record<string, string>> => {
  const content = hashOf('');
  const signed = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': content,
    'x-acs-date': date,
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  // They are in the order of their names already.
  const names = Object.keys(signed).join(';');
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`);
  const canonical = ['POST', '/', query, lines.join(''), names, content].join('\n');
  const signature = createHmac('sha256', secret)
    .update(`${algorithm}\n${hashOf(canonical)}`)
    .digest('hex');
  const { host: _sentByItself, ...sent } = signed;
  return {
    ...sent,
    authorization: `${algorithm} Credential=${key_id},SignedHeaders=${names},Signature=${signature}`,
  };
};
