import { createHash } from 'node:crypto';
import type { StaffSession } from '../http/calls/caller.js';
import { handle } from '../http/calls/handle.js';
import { refuseUnready } from '../http/guards/refuse-unready.js';
import { mayHear } from './may-hear.js';
import { latelyMs, readChanges } from './read-changes.js';

/** Changes with what a session may see; says nothing of what that is. */
const rightsOf = ({ roles, held_roles, permission_classes, show_recommend }: StaffSession): string =>
  createHash('sha256')
    .update(JSON.stringify([roles, held_roles, permission_classes, show_recommend]))
    .digest('base64url')
    .slice(0, 6);

/**
 * Answers with what changed since the caller asked last. The changes are read in a call whose session was looked up
 * just before: one that has waited says only that it is worth asking again.
 */
export const awaitChanges = handle('log/awaitChanges', async ({ input, caller, services, request }) => {
  refuseUnready(caller);
  const { store, changes: watch } = services;
  const known = input.cursor;
  // A first call answers where to begin; waiting is for the next.
  const woken =
    known !== undefined &&
    watch.wait({
      session_id: caller.session_id,
      concerns: (change) => mayHear(caller, change),
      gone: request.gone(),
    });
  const latelyFrom = new Date(services.now().getTime() - latelyMs);
  const { cursor, changes } = await readChanges(store, known ?? latelyFrom);
  const own = caller.session_hash.toString('hex');
  const heard = changes
    .filter((change) => mayHear(caller, change))
    .map(({ class_id, kind, session, request_id }) => ({
      class_id,
      kind,
      ...(session === own && { own: request_id }),
    }));
  if (heard.length === 0) await woken;
  return { cursor, changes: heard, rights: rightsOf(caller) };
});
