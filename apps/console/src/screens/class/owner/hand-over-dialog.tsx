import '@skillcert/ui/combobox.css';
import '@skillcert/ui/command-list.css';
import '@skillcert/ui/popover.css';
import type { ClassRecord } from '@skillcert/api-client';
import { Combobox, ConfirmDialog, Field } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import { findOwners } from './find-owners.js';
import { useHandOver } from './use-hand-over.js';

interface HandOverDialogProps {
  readonly record: ClassRecord;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

/** Asks for the new person in charge of a class, and names what the current one loses. */
export function HandOverDialog({ record, onClose, onGone }: HandOverDialogProps) {
  const { t } = useWords();
  const [chosen, setChosen] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const handOver = useHandOver(record, onGone);
  const name = record.master_name ?? t('timeline.system');

  const confirm = async () => {
    setAsked(true);
    return chosen === null ? false : handOver(Number(chosen));
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('class.form.owner.change')}
      description={t('class.form.owner.text', { name })}
      confirmLabel={t('class.form.owner.change')}
      onConfirm={confirm}
    >
      <Field
        label={t('class.form.owner.to')}
        hint={t('class.form.master_hint')}
        required
        error={asked && chosen === null ? t('field.required') : undefined}
      >
        <Combobox
          value={chosen}
          onValueChange={setChosen}
          onSearch={(text) => findOwners(text, record.class_id)}
          minLength={0}
        />
      </Field>
    </ConfirmDialog>
  );
}
