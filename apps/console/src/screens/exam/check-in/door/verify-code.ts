import { type OutputOf, prepareVerify } from '@skillcert/api-client';
import { readTicketCode, type SignedTicket } from '@skillcert/core';

type DoorKey = OutputOf<'ticket/fetchDoorKit'>['key'];

/** The statement of a code, if the key signed it and nothing of it was changed. */
export type VerifyCode = (code: string) => Promise<SignedTicket | undefined>;

/**
 * Prepares the verification of codes while there is a connection: afterwards it needs none. `own` is the browser's
 * implementation.
 */
export const prepareTickets = async (
  { id, public_key }: DoorKey,
  own?: Parameters<typeof prepareVerify>[1],
): Promise<VerifyCode> => {
  const verify = await prepareVerify(public_key, own);
  return async (code) => {
    const read = readTicketCode(code);
    if (read?.key_id !== id) return undefined;
    return (await verify(read.signature, read.says)) ? read.ticket : undefined;
  };
};
