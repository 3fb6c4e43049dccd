import { readCertificateCode, type SignedCertificate } from '@skillcert/core';
import type { OutputOf } from './contract/browser.js';
import { prepareVerify } from './prepare-verify.js';

type PublishedKey = Pick<OutputOf<'certificate/fetchKeys'>['keys'][number], 'id' | 'public_key'>;

/**
 * The state of a code by itself, without the later fate of its certificate. `unknown_key`: it names a key that is
 * not among the published ones, and may be newer.
 */
export type CodeCheck =
  | { readonly at: 'genuine'; readonly certificate: SignedCertificate }
  | { readonly at: 'forged' | 'unknown_key' };

/** Checks the code of a certificate. */
export type CheckCode = (code: string) => Promise<CodeCheck>;

/**
 * Prepares the verification of certificate codes with the keys that `certificate/fetchKeys` publishes, while there
 * is a connection: afterwards it needs none.
 */
export const prepareCodes = async (
  keys: readonly PublishedKey[],
  own?: Parameters<typeof prepareVerify>[1],
): Promise<CheckCode> => {
  const ready = await Promise.all(
    keys.map(async ({ id, public_key }) => [id, await prepareVerify(public_key, own)] as const),
  );
  const verifiers = new Map(ready);
  return async (code) => {
    const read = readCertificateCode(code);
    if (!read) return { at: 'forged' };
    const verify = verifiers.get(read.key_id);
    if (!verify) return { at: 'unknown_key' };
    const isGenuine = await verify(read.signature, read.says);
    return isGenuine ? { at: 'genuine', certificate: read.certificate } : { at: 'forged' };
  };
};
