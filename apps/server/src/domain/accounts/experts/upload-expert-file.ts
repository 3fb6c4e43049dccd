import { limits } from '@skillcert/core';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { encodePicture } from '../../../platform/files/encode-picture.js';
import { storePicture } from '../../../platform/files/store-picture.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';

// A certificate's small print must stay readable.
const size = { least: 200, most: 2_000 };
const uploads = { name: 'expert-file', hits: 30, seconds: 3_600 };

export const uploadExpertFile = handle(
  'user/uploadExpertFile',
  async ({ input, caller, services, request }) => {
    const { user_id } = caller;
    await takeFrom(services, uploads, String(user_id));
    const picture = await encodePicture(request.bytes, size);
    return services.store.withTx(async (tx) => {
      const at = services.now();
      // The lock makes simultaneous uploads count one after the other.
      await tx.selectFrom('account').select('user_id').where('user_id', '=', user_id).forUpdate().execute();
      const kept = await tx
        .selectFrom('expert_file')
        .select('file_id')
        .where('user_id', '=', user_id)
        .execute();
      if (kept.length >= limits.expert_files_max) throw refuseFields({ title: 'too_many_files' });
      const file_id = await storePicture(tx, services.keyring, picture, { kind: 'qualification', now: at });
      await tx
        .insertInto('expert_file')
        .values({ user_id, file_id, title: input.title, created_at: at })
        .execute();
      const event = { at, action: 'add_expert_file', object_type: 'account', object_id: user_id };
      await appendAudit(tx, 0, [{ ...byStaff(caller, request), ...event, detail: { file_id } }]);
      return { file_id };
    });
  },
);
