import { createDecipheriv, type KeyObject, sign, verify } from 'node:crypto';

/** The lines of a message as WeChat Pay signs them, each with a line feed at its end. */
const linesOf = (...parts: readonly string[]) => Buffer.from(parts.map((part) => `${part}\n`).join(''));

interface Request {
  readonly method: 'GET' | 'POST';
  /** The path with its query. */
  readonly path: string;
  readonly body: string;
  readonly timestamp: string;
  readonly nonce: string;
}

/** The signer: the merchant's number, and the serial number of its certificate with the private key. */
interface Signer {
  readonly mchid: string;
  readonly serial: string;
  readonly key: KeyObject;
}

/** The `Authorization` header of a request: SHA-256 with RSA over method, path, time, nonce and body. */
export const authorizationOf = (
  { method, path, body, timestamp, nonce }: Request,
  { mchid, serial, key }: Signer,
): string => {
  const signature = sign('sha256', linesOf(method, path, timestamp, nonce, body), key).toString('base64');
  const facts = { mchid, nonce_str: nonce, signature, timestamp, serial_no: serial };
  const pairs = Object.entries(facts).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${pairs.join(',')}`;
};

/** An answer or a notice of WeChat Pay, with its signature. */
export interface SignedMessage {
  readonly serial: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly signature: string;
  readonly body: string;
}

/** Reads the signature headers of an answer or a notice. */
export const signedMessage = (header: (name: string) => string, body: string): SignedMessage => ({
  serial: header('wechatpay-serial'),
  timestamp: header('wechatpay-timestamp'),
  nonce: header('wechatpay-nonce'),
  signature: header('wechatpay-signature'),
  body,
});

/** Whether a message was signed with this key of WeChat Pay. */
export const isSignedBy = ({ timestamp, nonce, signature, body }: SignedMessage, key: KeyObject): boolean =>
  verify('sha256', linesOf(timestamp, nonce, body), key, Buffer.from(signature, 'base64'));

/** A text that WeChat Pay encrypted for us by AES-256-GCM, with the tag at its end. */
export interface SealedResource {
  readonly ciphertext: string;
  readonly nonce: string;
  readonly associated_data?: string | undefined;
}

const tagBytes = 16;

/** @throws if the text was changed, or encrypted with another key */
export const openResource = (
  { ciphertext, nonce, associated_data = '' }: SealedResource,
  key: string,
): string => {
  const bytes = Buffer.from(ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key), Buffer.from(nonce), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(associated_data)).setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]).toString('utf8');
};
