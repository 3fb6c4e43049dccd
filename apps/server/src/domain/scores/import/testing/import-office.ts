import type { StaffSession } from '../../../../platform/http/calls/caller.js';
import type { Services } from '../../../../platform/services.js';
import { openSheet } from '../../../../platform/sheet/testing/sheets-here.js';
import { writeSheet } from '../../../../platform/sheet/write-sheet.js';
import { callHandler } from '../../../class/testing/call-handler.js';
import { idIndex } from '../../../foundation/search/id-index.js';
import { fetchScoreImports } from '../fetch-score-imports.js';
import { fetchScoreSheet } from '../fetch-score-sheet.js';
import { importScores } from '../import-scores.js';
import { previewScoreImport } from '../preview-score-import.js';
import { undoScoreImport } from '../undo-score-import.js';

type Cells = readonly (string | number)[];

/** A person's word on how a sheet is read. */
interface Said {
  readonly sheet?: string;
  readonly head_row?: number;
  readonly columns?: string;
}

/** Realistic heads of a sheet: a number, and the two subjects of the lowest level. */
const ownHeads = ['报名编号', '理论知识考试', 'practical'];

/** A sheet of scores. */
export const scoreSheet = (rows: readonly Cells[], heads: readonly string[] = ownHeads): Promise<Buffer> =>
  writeSheet({ title: '成绩', columns: heads.map((head) => ({ head, width: 12 })), rows });

/** The calls of imports of scores in one class. */
export const importOffice = (services: Services, class_id: number) => {
  const preview = (caller: StaffSession, bytes: Uint8Array, said: Said = {}) =>
    callHandler(previewScoreImport, { services, caller, input: { class_id, ...said }, bytes });
  const imports = async (caller: StaffSession) =>
    (await callHandler(fetchScoreImports, { services, caller, input: { class_id } })).items;
  return {
    preview,
    imports,
    /** Imports a sheet by what a person says of it. */
    sendAs: async (caller: StaffSession, bytes: Uint8Array, said: Said) => {
      const { basis } = await preview(caller, bytes, said);
      const input = { class_id, title: '成绩.xlsx', basis, ...said };
      return callHandler(importScores, { services, caller, input, bytes });
    },
    /** Imports a sheet with the basis of a preview, by default of one that is looked at now. */
    send: async (caller: StaffSession, bytes: Uint8Array, basis?: string, word?: string) => {
      const seen = basis ?? (await preview(caller, bytes)).basis;
      const input = { class_id, title: '成绩.xlsx', basis: seen, ...(word && { word }) };
      return callHandler(importScores, { services, caller, input, bytes });
    },
    undo: (caller: StaffSession, import_id: number) =>
      callHandler(undoScoreImport, { services, caller, input: { class_id, import_id } }),
    template: async (caller: StaffSession, language = 'zh') => {
      const { name, bytes } = await callHandler(fetchScoreSheet, {
        services,
        caller,
        input: { class_id },
        language,
      });
      const rows: (readonly string[])[] = [];
      for await (const some of openSheet(Buffer.from(bytes))) rows.push(...some.map(({ cells }) => cells));
      return { name, bytes, rows };
    },
    /** Gives the candidates of the class, in the order in which they enrolled, documents with these numbers. */
    identify: async (id_cards: readonly string[]) => {
      const rows = await services.store.db
        .selectFrom('enrolment')
        .select('enrolment_id')
        .where('class_id', '=', class_id)
        .orderBy('enrolment_id')
        .execute();
      for (const [at, { enrolment_id }] of rows.entries()) {
        const id_index = idIndex(services.keyring, 'cn', id_cards[at] ?? '');
        await services.store.db
          .updateTable('enrolment')
          .set({ id_index, live_id_index: id_index })
          .where('enrolment_id', '=', enrolment_id)
          .execute();
      }
    },
    /** The candidates by their numbers, in the order in which they enrolled. */
    numbers: async () => {
      const rows = await services.store.db
        .selectFrom('enrolment')
        .select('enrol_no')
        .where('class_id', '=', class_id)
        .orderBy('enrolment_id')
        .execute();
      return rows.map(({ enrol_no }) => enrol_no);
    },
  };
};
