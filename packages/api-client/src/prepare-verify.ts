/** Whether a signature is that of a text, by a public key alone. */
export type Verify = (signature: Uint8Array<ArrayBuffer>, says: string) => Promise<boolean>;

type VerifyBytes = (
  signature: Uint8Array<ArrayBuffer>,
  says: Uint8Array<ArrayBuffer>,
) => boolean | Promise<boolean>;

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));

/** The browser's own Ed25519, which some have only since 2025, and none on plain http. */
const ownVerify = async (raw: Uint8Array<ArrayBuffer>): Promise<VerifyBytes> => {
  const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
  return (signature, says) => crypto.subtle.verify('Ed25519', key, signature, says);
};

const libraryVerify = async (raw: Uint8Array<ArrayBuffer>): Promise<VerifyBytes> => {
  const [{ hashes, verify }, { sha512 }] = await Promise.all([
    import('@noble/ed25519'),
    import('@noble/hashes/sha2.js'),
  ]);
  // The library would ask the browser for this hash, which plain http does not have either.
  hashes.sha512 = sha512;
  return (signature, says) => verify(signature, says, raw, { zip215: false });
};

/**
 * Prepares the verification of signatures by the owner of an Ed25519 key, while there is a connection: afterwards
 * it needs none. `public_key`: 32 bytes in base64url. `own` is the browser's implementation; if that fails, a
 * library is fetched.
 */
export const prepareVerify = async (public_key: string, own = ownVerify): Promise<Verify> => {
  const raw = bytesOf(public_key);
  const verify = await own(raw).catch(() => libraryVerify(raw));
  return async (signature, says) => verify(signature, new TextEncoder().encode(says));
};
