import { type OutputOf, prepareVerify } from '@skillcert/api-client';
import { readTicketCode, type SignedTicket } from '@skillcert/core';

type DoorKey = OutputOf<'ticket/fetchDoorKit'>['key'];

/** What a code says, where the key signed it and nothing of it was changed. */
export type VerifyCode = (code: string) => Promise<SignedTicket | undefined>;

/** Readies the checking of codes while there is a connection: afterwards it needs none. `own` is the browser's way to do it. */
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
