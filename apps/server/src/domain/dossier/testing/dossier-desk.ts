import sharp from 'sharp';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import { callHandler } from '../../class/testing/call-handler.js';
import { fetchDossier } from '../fetch-dossier.js';
import { fetchDossierFile } from '../fetch-dossier-file.js';
import { makeNext } from '../make-next.js';
import { startDossier } from '../start-dossier.js';

const size = { width: 30, height: 42, channels: 3, background: '#8899aa' } as const;

/** The calls of the dossier of a class, as tests make them. */
export const dossierDesk = (services: Services, class_id: number) => {
  const start = (caller: StaffSession, purpose = '班次归档') =>
    callHandler(startDossier, { services, caller, input: { class_id, purpose } });
  const makeAll = async () => {
    while (await makeNext(services));
  };
  return {
    start,
    /** Drawable pictures in place of the tests' uploads. */
    givePhotos: async () => {
      const portrait = await sharp({ create: size }).jpeg().toBuffer();
      await services.store.db
        .updateTable('file')
        .set({ bytes_enc: services.keyring.sealBytes('photo', portrait) })
        .where('class_id', '=', class_id)
        .where('kind', '=', 'photo')
        .execute();
    },
    /** Makes every file of all waiting dossiers. */
    makeAll,
    /** Has one made, and waits for it. */
    make: async (caller: StaffSession) => {
      const begun = await start(caller);
      await makeAll();
      return begun;
    },
    look: (caller: StaffSession) => callHandler(fetchDossier, { services, caller, input: { class_id } }),
    save: async (caller: StaffSession, dossier_id: number) => {
      const asked = { services, caller, input: { class_id, dossier_id } };
      const { name, lines } = await callHandler(fetchDossierFile, asked);
      const pieces: Uint8Array[] = [];
      for await (const piece of lines) pieces.push(piece);
      return { name, bytes: Buffer.concat(pieces) };
    },
  };
};
