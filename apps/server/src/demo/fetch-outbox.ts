import { listOutbox } from '../domain/messaging/list-outbox.js';
import { handle } from '../platform/http/calls/handle.js';
import { Refusal } from '../platform/http/errors/refuse.js';
import { isLoopbackAddress, isLoopbackHost } from '../platform/http/is-loopback.js';

/** The newest messages, as text. Exists in demo mode only, and only for this machine by one of its own names. */
export const fetchOutbox = handle('demo/fetchOutbox', async ({ services, request, input }) => {
  const isHere = isLoopbackAddress(request.address) && isLoopbackHost(request.header('host'));
  if (services.config.mode !== 'demo' || !isHere) throw new Refusal('unknown_path');
  return { items: await listOutbox(services, 20, input.phone_masked) };
});
