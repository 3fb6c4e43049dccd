import { recordExport } from '../../../platform/documents/record-export.js';
import { handle } from '../../../platform/http/calls/handle.js';
import { wordsIn } from '../../../platform/http/words.js';
import { writeSheet } from '../../../platform/sheet/write-sheet.js';
import { readStatistics } from './read-statistics.js';
import { statisticsColumns } from './score-word.js';
import { statisticsRows } from './statistics-rows.js';

export const exportScoreStatistics = handle(
  'score/exportScoreStatistics',
  async ({ input: { class_id, purpose }, caller, services, request }) => {
    const { exam } = services;
    const { language } = request;
    const now = services.now();
    const { found: rows, day } = await recordExport(
      { caller, services, request, purpose },
      {
        object_type: 'score_statistics',
        filters: { class_id },
        find: async (tx) =>
          statisticsRows(await readStatistics(tx, { class_id, caller, exam, now }), services, language),
      },
    );
    const words = wordsIn(language);
    const bytes = await writeSheet({
      title: words('scores.statistics'),
      columns: statisticsColumns.map((name) => ({
        head: words(`scores.column.${name}`),
        width: name === 'name' ? 36 : 16,
      })),
      rows,
    });
    return { name: `score-statistics-${day}.xlsx`, bytes: new Uint8Array(bytes) };
  },
);
