import type { ImportField } from '@skillcert/api-client/contract';
import { type DayOrder, importLimits } from '@skillcert/core';
import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { Services } from '../../../../platform/services.js';
import { openSheet } from '../../../../platform/sheet/testing/sheets-here.js';
import { writeSheet } from '../../../../platform/sheet/write-sheet.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { testForm, testPhone } from '../../testing/test-candidate.js';
import { checkImport } from '../check-import.js';
import { decideImport } from '../decide-import.js';
import { fetchImport } from '../fetch-import.js';
import { uploadImportPhotos } from '../photos/upload-import-photos.js';
import { runImports } from '../run-imports.js';
import { fetchImportSheet } from '../sheets/fetch-import-sheet.js';
import { startImport } from '../start-import.js';

const heads = ['姓名', '证件号码', '手机号', '学历', '工作单位'];

/** The nth candidate as a row of a sheet. */
export const sheetRow = (
  n: number,
  change: Partial<Record<'name' | 'id_card' | 'phone' | 'education', string>> = {},
) => {
  const { name, id_card } = testForm(n);
  const row = { name, id_card, phone: testPhone(n), education: '本科', ...change };
  return [row.name, row.id_card, row.phone, row.education, '浦江软件有限公司'];
};

/** A sheet of such rows. */
export const sheetOf = (rows: Iterable<readonly string[]>, more: readonly string[] = []): Promise<Buffer> =>
  writeSheet({ title: '名单', columns: [...heads, ...more].map((head) => ({ head, width: 10 })), rows });

/** The calls of imports, as an account makes them for one class, and the job that answers for them. */
export const importDesk = (services: Services, class_id: number) => {
  const seen = (caller: StaffSession, input: object = {}, language = 'zh') =>
    callHandler(fetchImport, { services, caller, input: { class_id, ...input }, language });
  const latest = async (caller: StaffSession) => (await seen(caller)).import;
  return {
    seen,
    latest,
    start: (caller: StaffSession, bytes: Uint8Array, title = '名单.xlsx', language = 'zh') =>
      callHandler(startImport, { services, caller, input: { class_id, title }, bytes, language }),
    sendPhotos: async (caller: StaffSession, import_id: number, zip: Buffer) => {
      let photos: number | null = null;
      for (let at = 0; at < zip.length; at += importLimits.part_bytes) {
        const bytes = zip.subarray(at, at + importLimits.part_bytes);
        const input = { class_id, import_id, size: zip.length, at };
        ({ photos } = await callHandler(uploadImportPhotos, { services, caller, input, bytes }));
      }
      return photos;
    },
    check: (
      caller: StaffSession,
      import_id: number,
      columns?: readonly (ImportField | '')[],
      day_order?: DayOrder,
    ) =>
      callHandler(checkImport, {
        services,
        caller,
        input: {
          class_id,
          import_id,
          columns: [...(columns ?? ['name', 'id_card', 'phone', 'education', 'employer'])] as ImportField[],
          enroll_type: 'organization',
          study_type: 'online',
          day_order,
        },
      }),
    decide: (caller: StaffSession, import_id: number, event: 'confirm' | 'stop' | 'drop', consent?: true) =>
      callHandler(decideImport, { services, caller, input: { class_id, import_id, event, consent } }),
    report: async (caller: StaffSession, import_id?: number, language = 'zh', of?: 'photos') => {
      const { bytes } = await callHandler(fetchImportSheet, {
        services,
        caller,
        input: { class_id, import_id, of },
        language,
      });
      const rows: (readonly string[])[] = [];
      for await (const some of openSheet(Buffer.from(bytes))) rows.push(...some.map(({ cells }) => cells));
      return { bytes, rows };
    },
    /** Lets the job work until nothing is checked or run any more. */
    work: async (caller: StaffSession) => {
      for (let round = 0; round < 100; round += 1) {
        await runImports(services);
        const found = await latest(caller);
        if (found?.status !== 'checking' && found?.status !== 'running') return found;
      }
      throw new Error('The import did not come to an end.');
    },
  };
};
