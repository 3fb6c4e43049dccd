import { setImmediate as turn } from 'node:timers/promises';
import { tellJob } from '../changes/tell-change.js';
import { checkSlice } from '../import/check-slice.js';
import { nextImport, type WorkedImport } from '../import/next-import.js';
import { openPhotos, type PhotoArchive } from '../import/photos/photo-archive.js';
import { runSlice } from '../import/run-slice.js';
import type { Services } from '../services.js';
import { SheetFault } from '../sheet/sheet-fault.js';

/** A round ends after so long, so that a server that stops need not wait for ten thousand candidates. */
const roundMs = 1_500;

const noPhotos: PhotoArchive = { keys: [], others: [], find: async () => undefined };

/** An archive that can no longer be read has no photo of anybody: the rows say so, and other imports get their turn. */
const openArchive = async (
  { store, keyring }: Services,
  { photos_size, photos, ...place }: WorkedImport,
): Promise<PhotoArchive | undefined> => {
  if (photos === null || photos_size === null) return undefined;
  try {
    return await openPhotos(store.db, keyring, { ...place, photos_size });
  } catch (error) {
    if (error instanceof SheetFault) return noPhotos;
    throw error;
  }
};

/** Works at one import in a state until it is through, somebody moves it, or the round is over. */
const work = async (
  services: Services,
  status: 'checking' | 'running',
  slice: typeof checkSlice,
  until: number,
): Promise<void> => {
  const first = await nextImport(services.store.db, status);
  if (!first) return;
  const photos = await openArchive(services, first);
  for (let worked: WorkedImport | undefined = first; worked?.import_id === first.import_id; ) {
    const goesOn = await slice(services, worked, photos);
    await tellJob(services.store.db, worked.class_id);
    if (!goesOn || performance.now() > until) return;
    // Calls that came meanwhile are answered first.
    await turn();
    worked = await nextImport(services.store.db, status);
  }
};

/** Checks and enrols the rows of imports, a slice at a time. Where two servers work at one, each row still counts once. */
export const runImports = async (services: Services): Promise<void> => {
  const until = performance.now() + roundMs;
  await work(services, 'checking', checkSlice, until);
  await work(services, 'running', runSlice, until + roundMs);
};
