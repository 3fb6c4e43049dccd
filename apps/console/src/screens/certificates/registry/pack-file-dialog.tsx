import { type RegistryPack, saveFile } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { ReasonDialog } from '../../../forms/reason-dialog.js';
import { useWords } from '../../../messages/words-state.js';

interface PackFileDialogProps {
  readonly classId: number;
  readonly pack: RegistryPack;
  /** All of its lines, or those that the registry refused, to be corrected. */
  readonly only: 'all' | 'rejected';
  readonly onClose: () => void;
}

/** Asks for the purpose of a pack's file, and saves it. */
export function PackFileDialog({ classId, pack, only, onClose }: PackFileDialogProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { pack_id, pack_no } = pack;
  const name = ['registry', classId, pack_no, ...(only === 'rejected' ? [only] : [])].join('-');
  const asks = only === 'rejected' ? 'mend' : 'take';
  return (
    <ReasonDialog
      title={t(`certificates.registry.${asks}_named`, { number: pack_no })}
      description={t('certificates.registry.take_text')}
      label={t('certificates.registry.purpose')}
      onClose={onClose}
      onGive={async (purpose) => {
        const asked = { class_id: classId, pack_id, only, purpose };
        const file: unknown = await attempt(() => call('certificate/exportRegistryPack', asked));
        // A refusal means that the shown data is old.
        if (!(file instanceof Blob)) {
          await queries.invalidateQueries({ queryKey: ['certificate'] });
          return false;
        }
        saveFile(file, `${name}.xlsx`);
        return true;
      }}
    />
  );
}
