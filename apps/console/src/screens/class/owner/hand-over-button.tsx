import type { ClassRecord } from '@skillcert/api-client';
import { classLifecycle } from '@skillcert/core';
import { Button } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import { useProfile } from '../../../state/use-profile.js';
import { runningRoles } from '../class-rights.js';
import { HandOverDialog } from './hand-over-dialog.js';

interface HandOverButtonProps {
  readonly record: ClassRecord;
  /** Called once another person owns the class, which the account may no longer see. */
  readonly onGone: () => void;
}

/** Puts another person in charge of a class that has not ended, for those who run it. */
export function HandOverButton({ record, onGone }: HandOverButtonProps) {
  const { t } = useWords();
  const profile = useProfile();
  const [open, setOpen] = useState(false);
  const runsIt = runningRoles(profile, record.class_id).length > 0;
  if (!runsIt || classLifecycle.states[record.status].ends) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('class.form.owner.change')}</Button>
      {open && <HandOverDialog record={record} onClose={() => setOpen(false)} onGone={onGone} />}
    </>
  );
}
