import type { RegistryPack } from '@skillcert/api-client';
import { Button } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { ReasonDialog } from '../../../forms/reason-dialog.js';
import { useWords } from '../../../messages/words-state.js';
import { useClassAccepts } from '../../../shell/use-class-accepts.js';
import { useRoles } from '../../../state/use-profile.js';
import { useCertificateCommand } from '../use-certificate-command.js';
import { mayTakeBack } from './pack-steps.js';

interface UndoAcceptanceProps {
  readonly classId: number;
  readonly pack: RegistryPack;
}

/** Takes back acceptances that another person read in, with a reason, while the class allows it. */
export function UndoAcceptance({ classId, pack }: UndoAcceptanceProps) {
  const { t } = useWords();
  const run = useCertificateCommand();
  const { accepts } = useClassAccepts();
  const roles = useRoles();
  const { pack_id, pack_no, counts } = pack;
  const [asking, setAsking] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  if (!mayTakeBack(pack, roles) || !accepts('registry_undo')) return null;
  const title = t('certificates.registry.undo_named', { number: pack_no });
  const input = { class_id: classId, pack_id };
  return (
    <>
      <Button size="small" aria-label={title} onClick={() => setAsking(true)}>
        {t('certificates.registry.undo')}
      </Button>
      {asking && (
        <ReasonDialog
          length="paragraph"
          tone="danger"
          title={title}
          description={t('certificates.registry.undo_text', { count: counts.accepted })}
          onClose={() => setAsking(false)}
          onGive={(reason) =>
            run(
              () => call('certificate/undoAcceptance', { ...input, reason }, { key }),
              t('certificates.done'),
            )
          }
        />
      )}
    </>
  );
}
