import { saveFile } from '@skillcert/api-client';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { ReasonDialog } from '../../../forms/reason-dialog.js';
import { useWords } from '../../../messages/words-state.js';

interface StatisticsExportProps {
  readonly class_id: number;
  readonly onClose: () => void;
}

/** Asks for the purpose of the figures, and saves them as a sheet. */
export function StatisticsExport({ class_id, onClose }: StatisticsExportProps) {
  const { t } = useWords();
  return (
    <ReasonDialog
      title={t('export.title')}
      description={t('scores.statistics.export_text')}
      label={t('export.purpose')}
      onClose={onClose}
      onGive={async (purpose) => {
        const asked = { class_id, purpose };
        const file: unknown = await attempt(() => call('score/exportScoreStatistics', asked));
        if (!(file instanceof Blob)) return false;
        saveFile(file, `${t('route.exam_score_statistics')}.xlsx`);
        return true;
      }}
    />
  );
}
