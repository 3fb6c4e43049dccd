import type { AccountRecord } from '@skillcert/api-client';
import { Drawer } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { DeactivateDialog } from './deactivate-dialog.js';
import { ExpertForm } from './expert-form.js';

interface ExpertDialogProps {
  /** The account to activate or deactivate as an expert; undefined to choose one. */
  readonly record: AccountRecord | undefined;
  readonly onClose: () => void;
}

/** Makes an account an expert, with deadline and limit, or deactivates an expert. */
export function ExpertDialog({ record, onClose }: ExpertDialogProps) {
  const { t } = useWords();
  if (record?.roles.includes('expert')) return <DeactivateDialog record={record} onClose={onClose} />;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      dismissable={false}
      title={record ? t('users.activate') : t('users.add_expert')}
      description={record ? record.name : t('users.add_expert_text')}
    >
      <ExpertForm record={record} onClose={onClose} />
    </Drawer>
  );
}
