import { type KeyObject, randomBytes } from 'node:crypto';
import { ProviderFailure } from '../../../../platform/outbound/provider-failure.js';
import { type ProviderAnswer, requestProvider } from '../../../../platform/outbound/request-provider.js';
import type { WechatConfig } from '../../../../platform/settings/provider-environment.js';
import { readPrivateKey, readPublicKey } from '../read-key.js';
import { fetchedKeys, fixedKey, readCertificates, type WechatKeys } from './wechat-keys.js';
import { authorizationOf, isSignedBy, type SignedMessage, signedMessage } from './wechat-signature.js';

/** A request to WeChat Pay. */
interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

/** An answer of WeChat Pay whose signature was verified; `status` is as it came. */
export type WechatAnswer = Pick<ProviderAnswer, 'status' | 'body'>;

/** Talks to WeChat Pay: signs requests, and accepts signed answers only. */
export interface WechatClient {
  /** @throws ProviderFailure if no answer came that WeChat Pay signed */
  readonly send: (request: Request) => Promise<WechatAnswer>;
  /** Whether WeChat Pay signed a message. @throws ProviderFailure if its keys are unavailable */
  readonly isGenuine: (message: SignedMessage) => Promise<boolean>;
}

const certificates = { method: 'GET', path: '/v3/certificates' } as const;

const messageOf = ({ headers, body }: ProviderAnswer) =>
  signedMessage((name) => headers.get(name) ?? '', body);

/** With a configured public key, no certificates are fetched. */
const keysOf = (
  { api_v3_key, public_key }: WechatConfig,
  request: (request: Request) => Promise<ProviderAnswer>,
  now: () => Date,
): WechatKeys => {
  if (public_key) {
    return fixedKey(public_key.id, readPublicKey('WECHAT_PUBLIC_KEY_FILE', public_key.file));
  }
  const fetchKeys = async (): Promise<ReadonlyMap<string, KeyObject>> => {
    const answer = await request(certificates);
    try {
      const keys = readCertificates(answer.body, api_v3_key);
      const message = messageOf(answer);
      const key = keys.get(message.serial);
      // Only our own key decrypts the list, and a key from the list signs it.
      if (key && isSignedBy(message, key)) return keys;
    } catch (error) {
      throw new ProviderFailure('The certificates of WeChat Pay do not open.', { cause: error });
    }
    throw new ProviderFailure('The certificates of WeChat Pay are not signed by one of them.');
  };
  return fetchedKeys({ fetchKeys, now });
};

/** Creates a client with the configured keys. */
export const createWechatClient = (config: WechatConfig, now: () => Date): WechatClient => {
  const { origin, mchid, serial } = config;
  const key = readPrivateKey('WECHAT_PRIVATE_KEY_FILE', config.private_key_file);

  const request = ({ method, path, body: said }: Request) => {
    const body = said ? JSON.stringify(said) : '';
    const timestamp = String(Math.floor(now().getTime() / 1000));
    const nonce = randomBytes(16).toString('hex');
    return requestProvider(`${origin}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'skillcert',
        authorization: authorizationOf({ method, path, body, timestamp, nonce }, { mchid, serial, key }),
        ...(config.public_key && { 'wechatpay-serial': config.public_key.id }),
      },
      ...(said && { body }),
    });
  };

  const keys = keysOf(config, request, now);
  const isGenuine = async (message: SignedMessage) => {
    const found = await keys.find(message.serial);
    return found !== undefined && isSignedBy(message, found);
  };
  return {
    isGenuine,
    send: async (asked) => {
      const answer = await request(asked);
      if (!(await isGenuine(messageOf(answer)))) {
        throw new ProviderFailure(`WeChat Pay answered ${answer.status} without its signature.`);
      }
      return { status: answer.status, body: answer.body };
    },
  };
};
