import { setImmediate as turn } from 'node:timers/promises';
import { notifyJob } from '../../../platform/changes/notify-change.js';
import type { Services } from '../../../platform/services.js';
import { checkSlice } from './check-slice.js';
import { nextImport, type WorkedImport } from './next-import.js';
import { importPhotos } from './photos/import-photos.js';
import { runSlice } from './run-slice.js';

/** The longest round, so that a stopping server need not wait for ten thousand candidates. */
const roundMs = 1_500;

/** Works on one import in a state until it is through, its state changes, or the round is over. */
const work = async (
  services: Services,
  status: 'checking' | 'running',
  slice: typeof checkSlice,
  until: number,
): Promise<void> => {
  const first = await nextImport(services.store.db, status);
  if (!first) return;
  const photos = await importPhotos(services, first);
  for (let worked: WorkedImport | undefined = first; worked?.import_id === first.import_id; ) {
    const goesOn = await slice(services, worked, photos);
    await notifyJob(services.store.db, worked.class_id);
    if (!goesOn || performance.now() > until) return;
    // Calls that came meanwhile are answered first.
    await turn();
    worked = await nextImport(services.store.db, status);
  }
};

/** Checks and enrols the rows of imports, a slice at a time. If two servers work on one, each row still counts once. */
export const runImports = async (services: Services): Promise<void> => {
  const until = performance.now() + roundMs;
  await work(services, 'checking', checkSlice, until);
  await work(services, 'running', runSlice, until + roundMs);
};
