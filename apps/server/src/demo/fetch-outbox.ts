import { handle } from '../http/calls/handle.js';
import { Refusal } from '../http/errors/refuse.js';
import { isLoopbackAddress, isLoopbackHost } from '../http/is-loopback.js';
import { listOutbox } from '../sms/list-outbox.js';

/** The newest messages, as text. Exists in demo mode only, and only for this machine by one of its own names. */
export const fetchOutbox = handle('demo/fetchOutbox', async ({ services, request, input }) => {
  const isHere = isLoopbackAddress(request.address) && isLoopbackHost(request.header('host'));
  if (services.config.mode !== 'demo' || !isHere) throw new Refusal('unknown_path');
  return { items: await listOutbox(services, 20, input.phone_masked) };
});
