import { saveFile } from '@skillcert/api-client';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { ReasonDialog } from '../../../forms/reason-dialog.js';
import { useWords } from '../../../messages/words-state.js';

interface LearnersExportProps {
  readonly class_id: number;
  readonly onClose: () => void;
}

/** Asks for the purpose of the list, and saves all learners of the class with all their minutes as a sheet. */
export function LearnersExport({ class_id, onClose }: LearnersExportProps) {
  const { t } = useWords();
  return (
    <ReasonDialog
      title={t('export.title')}
      description={t('study.stats.export_text')}
      label={t('export.purpose')}
      onClose={onClose}
      onGive={async (purpose) => {
        const asked = { class_id, purpose, format: 'xlsx' as const };
        const file: unknown = await attempt(() => call('study/exportLearners', asked));
        if (!(file instanceof Blob)) return false;
        saveFile(file, `${t('route.study_course_stats')}.xlsx`);
        return true;
      }}
    />
  );
}
