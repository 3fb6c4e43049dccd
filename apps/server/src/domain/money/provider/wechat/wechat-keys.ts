import { type KeyObject, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { openResource, type SealedResource } from './wechat-signature.js';

/** The public keys of WeChat Pay by the serial number that its messages name. */
export interface WechatKeys {
  readonly find: (serial: string) => Promise<KeyObject | undefined>;
}

/** The one key that the merchant platform gives out, by its id. */
export const fixedKey = (id: string, key: KeyObject): WechatKeys => ({
  find: async (serial) => (serial === id ? key : undefined),
});

const sealed: z.ZodType<SealedResource> = z.object({
  ciphertext: z.string(),
  nonce: z.string(),
  associated_data: z.string().optional(),
});
const certificateList = z.object({
  data: z.array(z.object({ serial_no: z.string(), encrypt_certificate: sealed })),
});

/** The keys of a list of platform certificates, by serial number. */
export const readCertificates = (body: string, api_v3_key: string): ReadonlyMap<string, KeyObject> => {
  const { data } = certificateList.parse(JSON.parse(body));
  return new Map(
    data.map(({ serial_no, encrypt_certificate }) => [
      serial_no,
      new X509Certificate(openResource(encrypt_certificate, api_v3_key)).publicKey,
    ]),
  );
};

interface Fetching {
  readonly fetchKeys: () => Promise<ReadonlyMap<string, KeyObject>>;
  readonly now: () => Date;
}

/**
 * Certificates are fetched anew for a serial number that is not known, at most once in so long: anybody can make one
 * up.
 */
const pauseMs = 60_000;
/** And by themselves: an old one must not be believed for ever. */
const lifeMs = 12 * 3_600_000;

/** The keys of the platform certificates, fetched when they are first needed. */
export const fetchedKeys = ({ fetchKeys, now }: Fetching): WechatKeys => {
  let known: ReadonlyMap<string, KeyObject> = new Map();
  let fetched = Number.NEGATIVE_INFINITY;
  let fetching: Promise<void> | undefined;
  const refresh = async () => {
    fetching ??= fetchKeys()
      .then((keys) => {
        known = keys;
        fetched = now().getTime();
      })
      .finally(() => {
        fetching = undefined;
      });
    await fetching;
  };
  return {
    find: async (serial) => {
      const age = now().getTime() - fetched;
      if (fetching || age > lifeMs || (!known.has(serial) && age > pauseMs)) await refresh();
      return known.get(serial);
    },
  };
};
