import type { OutputOf } from '@skillcert/api-client';
import { readTicketCode, type SignedTicket } from '@skillcert/core';

type DoorKey = OutputOf<'ticket/fetchDoorKit'>['key'];

/** What a code says, where the key signed it and nothing of it was changed. */
export type VerifyCode = (code: string) => Promise<SignedTicket | undefined>;

type Verify = (signature: Uint8Array<ArrayBuffer>, says: Uint8Array<ArrayBuffer>) => Promise<boolean>;

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));

/** The browser's own Ed25519, which some have only since 2025. */
const ownVerify = async (raw: Uint8Array<ArrayBuffer>): Promise<Verify> => {
  const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
  return (signature, says) => crypto.subtle.verify('Ed25519', key, signature, says);
};

const libraryVerify = async (raw: Uint8Array<ArrayBuffer>): Promise<Verify> => {
  const { verifyAsync } = await import('@noble/ed25519');
  return (signature, says) => verifyAsync(signature, says, raw, { zip215: false });
};

/** Readies the checking of codes while there is a connection: afterwards it needs none. `own` is the browser's way to do it. */
export const prepareVerify = async ({ id, public_key }: DoorKey, own = ownVerify): Promise<VerifyCode> => {
  const raw = bytesOf(public_key);
  const verify = await own(raw).catch(() => libraryVerify(raw));
  return async (code) => {
    const read = readTicketCode(code);
    if (read?.key_id !== id) return undefined;
    const isGenuine = await verify(read.signature, new TextEncoder().encode(read.says));
    return isGenuine ? read.ticket : undefined;
  };
};
