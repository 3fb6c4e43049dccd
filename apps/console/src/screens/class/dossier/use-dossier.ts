import { type DossierRecord, saveFile } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useKeyed } from '../../../client/use-keyed.js';
import { contentState } from '../../../lists/content-state.js';

const isMoving = (dossier: DossierRecord | null | undefined) =>
  Boolean(dossier && !dossier.fault && dossier.sha256 === null);

/** The newest dossier of a class, as the server has it: the server makes it while no page is open. */
export const useDossier = (class_id: number) => {
  const queries = useQueryClient();
  const keyed = useKeyed();
  const query = useCallQuery('class/fetchDossier', { class_id }, { staleTime: 0 });
  const current = query.data?.dossier;
  return {
    current,
    seal: query.data?.seal,
    moving: isMoving(current),
    state: contentState(query),
    retry: () => query.refetch(),
    start: async (purpose: string): Promise<boolean> => {
      const begun = await attempt(() => keyed('class/startDossier', { class_id, purpose }));
      await queries.invalidateQueries({ queryKey: ['class', 'fetchDossier'] });
      return begun !== undefined;
    },
    save: async (name: string) => {
      const asked = { class_id, dossier_id: current?.dossier_id ?? 0 };
      const file: unknown = await attempt(() => call('class/fetchDossierFile', asked));
      if (file instanceof Blob) saveFile(file, `${name}.zip`);
    },
  };
};
