import { type KeyObject, sign, verify } from 'node:crypto';

/** Parameters of a request or a notice, unescaped. */
export type AlipayParams = Readonly<Record<string, string>>;

/** The content to sign: all parameters with a value, sorted by name, before they are escaped. */
const contentOf = (params: AlipayParams, without: readonly string[]) =>
  Buffer.from(
    Object.entries(params)
      .filter(([name, value]) => value !== '' && !without.includes(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => `${name}=${value}`)
      .join('&'),
  );

/** The parameters of a request with their signature (RSA2: SHA-256 with RSA). */
export const signParams = (params: AlipayParams, key: KeyObject): AlipayParams => ({
  ...params,
  sign: sign('sha256', contentOf(params, ['sign']), key).toString('base64'),
});

const isSignature = (content: Buffer, signature: string, key: KeyObject) =>
  verify('sha256', content, key, Buffer.from(signature, 'base64'));

/** Whether Alipay signed a notice; `sign_type` is not signed itself. */
export const isSignedNotice = (params: AlipayParams, key: KeyObject): boolean =>
  params.sign_type === 'RSA2' &&
  isSignature(contentOf(params, ['sign', 'sign_type']), params.sign ?? '', key);

/** The position after a JSON object that begins at `from`, or -1. */
const endOfObject = (text: string, from: number): number => {
  let depth = 0;
  let quoted = false;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted) {
      if (sign === '\\') at += 1;
      else quoted = sign !== '"';
      continue;
    }
    if (sign === '"') quoted = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return -1;
};

/**
 * The part of an answer under a name, as text: the signature covers exactly that.
 * @returns undefined if the part is missing, or Alipay did not sign it
 */
export const signedPart = (body: string, name: string, key: KeyObject): string | undefined => {
  const lead = new RegExp(`^\\s*\\{\\s*"${name}"\\s*:\\s*(?=\\{)`).exec(body)?.[0];
  if (lead === undefined) return undefined;
  const end = endOfObject(body, lead.length);
  if (end < 0) return undefined;
  const part = body.slice(lead.length, end);
  const signature = /"sign"\s*:\s*"([A-Za-z0-9+/=\\]+)"/.exec(body.slice(end))?.[1]?.replaceAll('\\/', '/');
  return signature && isSignature(Buffer.from(part), signature, key) ? part : undefined;
};
