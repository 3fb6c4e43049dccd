import { formatDateTime } from '@skillcert/core';
import { appendAudit } from '../../../../platform/audit/append-audit.js';
import { byStaff } from '../../../../platform/audit/by-staff.js';
import { handle } from '../../../../platform/http/calls/handle.js';
import { refuseTransition } from '../../../../platform/http/errors/refuse.js';
import { photosLeft } from '../photos/photos-left.js';
import { showImport } from '../show-import.js';
import { emptySheet } from './empty-sheet.js';
import { photosSheet } from './photos-sheet.js';
import { reportSheet } from './report-sheet.js';

/** The report shows data that lists mask, so every look leaves an audit record. */
export const fetchImportSheet = handle(
  'enrolment/fetchImportSheet',
  async ({ input, caller, services, request }) => {
    const { store, keyring, programme, now } = services;
    const { class_id, import_id, of } = input;
    const { language } = request;
    const at = now();
    const day = formatDateTime(at, { pattern: '{y}-{m}-{d}', timeZone: programme.time_zone });
    if (import_id === undefined)
      return { name: 'candidates.xlsx', bytes: new Uint8Array(await emptySheet(language)) };
    const found = await showImport(store.db, { caller, keyring, now: at }, { class_id, import_id });
    const { status } = found;
    if (status === 'uploaded' || status === 'checking' || status === 'running') {
      throw refuseTransition({ thing: 'import', state: status });
    }
    const event = { at, action: 'view_import', object_type: 'import', object_id: import_id };
    await store.withTx((tx) => appendAudit(tx, class_id, [{ ...byStaff(caller, request), ...event }]));
    if (of) {
      const left = await photosLeft(services, found, language);
      return { name: `photos-${day}.xlsx`, bytes: new Uint8Array(await photosSheet(left, language)) };
    }
    const bytes = new Uint8Array(await reportSheet(store.db, keyring, found, { language, today: day }));
    return { name: `import-${day}.xlsx`, bytes };
  },
);
