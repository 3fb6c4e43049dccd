import { recordExport } from '../../../platform/documents/record-export.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { refuseTransition } from '../../../platform/http/errors/refuse.js';
import { findPack } from './find-pack.js';
import { packSheet } from './pack-sheet.js';
import { readPackLines } from './read-pack-lines.js';

export const exportRegistryPack = handle(
  'certificate/exportRegistryPack',
  async ({ input: { purpose, ...wanted }, caller, services, request }) => {
    const { class_id, pack_id, only } = wanted;
    const toCorrect = only === 'rejected';
    const { class_code, pack_no, is_sent, lapsed } = await findPack(services.store.db, wanted);
    // Its file would contain certificates that no longer hold.
    if (!is_sent && lapsed > 0) throw refuseTransition({ why: 'pack_lapsed', count: lapsed });
    const { found } = await recordExport(
      { caller, services, request, purpose },
      {
        object_type: 'registry_pack',
        filters: { class_id, pack_id, only },
        find: async (tx) => {
          const lines = await readPackLines(tx, services.keyring, wanted);
          if (toCorrect && lines.length === 0) throw refuseTransition({ why: 'nothing_rejected' });
          return lines;
        },
      },
    );
    const bytes = await packSheet(services, found, toCorrect);
    const name = ['registry', class_code, pack_no, ...(toCorrect ? ['rejected'] : [])].join('-');
    return { name: `${name}.xlsx`, bytes: new Uint8Array(bytes) };
  },
);
