import type { ClassRecord } from '@skillcert/api-client';
import { ConfirmDialog, Field } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { MomentPicker } from '../../../forms/moment-picker.js';
import { instantOf, timeZoneName, wallTimeOf } from '../../../forms/wall-time.js';
import { useWords } from '../../../messages/words-state.js';
import type { ClassUnits } from './joint-form-values.js';

interface KeepDialogProps {
  readonly record: ClassRecord;
  readonly units: ClassUnits;
  readonly onClose: () => void;
}

/** Asks until when the places of the units are kept for them. */
export function KeepDialog({ record: { class_id, enroll_end }, units, onClose }: KeepDialogProps) {
  const { t, language } = useWords();
  const queries = useQueryClient();
  const [until, setUntil] = useState(() => wallTimeOf(units.returned_at ? null : units.kept_until));
  const [wrong, setWrong] = useState(false);

  const save = async (): Promise<boolean> => {
    const keep_until = instantOf(until);
    const isPast = keep_until !== null && Date.parse(keep_until) <= Date.now();
    const isLate =
      keep_until !== null && enroll_end !== null && Date.parse(keep_until) > Date.parse(enroll_end);
    setWrong(isPast || isLate);
    if (isPast || isLate) return false;
    const saved = await attempt(() => call('class/keepQuotas', { class_id, keep_until }));
    if (!saved) return false;
    toaster.show({ tone: 'success', message: t('class.units.keep_saved') });
    await queries.invalidateQueries({ queryKey: ['class'] });
    return true;
  };

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('class.units.keep_title')}
      description={t('class.units.keep_text')}
      confirmLabel={t('common.save')}
      onConfirm={save}
    >
      <Field
        label={t('class.units.keep_until')}
        hint={timeZoneName(language)}
        error={wrong ? t('class.units.keep_wrong') : undefined}
      >
        <MomentPicker value={until} onChange={setUntil} end />
      </Field>
    </ConfirmDialog>
  );
}
