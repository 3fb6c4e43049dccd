import { limits } from '@skillcert/core';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { readAttachment } from '../../../platform/files/read-attachment.js';
import { storeAttachment } from '../../../platform/files/store-attachment.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import { lockEditableClass } from '../edit/lock-editable-class.js';
import { findClass } from '../find-class.js';

const uploads = { name: 'class-file', hits: 60, seconds: 3_600 };

export const uploadClassFile = handle(
  'class/uploadClassFile',
  async ({ input, caller, services, request }) => {
    const { class_id, title } = input;
    const { user_id } = caller;
    await takeFrom(services, uploads, String(user_id));
    // An unknown class is refused before the file is decoded.
    await findClass(services.store.db, caller, class_id);
    const attachment = await readAttachment(request.bytes);
    return services.store.withTx(async (tx) => {
      const now = services.now();
      // The lock makes two uploads at once count one after the other.
      await lockEditableClass(tx, caller, class_id);
      const kept = await tx
        .selectFrom('class_file')
        .select('file_id')
        .where('class_id', '=', class_id)
        .execute();
      if (kept.length >= limits.class_files_max) throw refuseFields({ title: 'too_many_files' });
      const file_id = await storeAttachment(tx, services.keyring, attachment, { class_id, now });
      const file = { class_id, file_id, title, created_by: user_id, created_at: now };
      await tx.insertInto('class_file').values(file).execute();
      const event = { at: now, action: 'add_file', object_type: 'class', object_id: class_id };
      await appendAudit(tx, class_id, [
        { ...byStaff(caller, request), ...event, detail: { file_id, title } },
      ]);
      const { media_type, bytes } = attachment;
      return { file_id, title, media_type, size: bytes.length, created_at: now.toISOString() };
    });
  },
);
