import type { Office } from './office.js';
import { expect } from './staff-page.js';

/** Has the dossier of a class made without its screen, and waits for it: a class is sealed with one. */
export const dossierOf = async (office: Office, class_id: number): Promise<string> => {
  await office.call('class/startDossier', { class_id, purpose: '班次归档' });
  const hash = async (): Promise<string> =>
    (await office.call('class/fetchDossier', { class_id })).dossier?.sha256 ?? '';
  await expect.poll(hash).toMatch(/^[0-9a-f]{64}$/);
  return hash();
};
