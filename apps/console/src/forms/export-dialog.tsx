import { saveFile } from '@skillcert/api-client';
import { attempt } from '../client/attempt.js';
import { useWords } from '../messages/words-state.js';
import { ReasonDialog } from './reason-dialog.js';
import { wallTimeOf } from './wall-time.js';

interface ExportDialogProps {
  /** What the file is named after, beside the day. */
  readonly name: string;
  /** Asks for the file, for a purpose. */
  readonly take: (purpose: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks what an export is for, which the audit trail keeps, and saves the file with the day in its name. */
export function ExportDialog({ name, take, onClose }: ExportDialogProps) {
  const { t } = useWords();
  return (
    <ReasonDialog
      title={t('export.title')}
      description={t('export.text')}
      label={t('export.purpose')}
      onClose={onClose}
      onGive={async (purpose) => {
        const file = await attempt(() => take(purpose));
        if (!(file instanceof Blob)) return false;
        saveFile(file, `${name}-${wallTimeOf(new Date().toISOString()).slice(0, 10)}.csv`);
        return true;
      }}
    />
  );
}
