import type { StageRecord } from '@skillcert/api-client';
import { Field, Select, Text } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { MomentPicker } from '../../../forms/moment-picker.js';
import { ReasonDialog } from '../../../forms/reason-dialog.js';
import { instantOf, timeZoneName, wallTimeOf } from '../../../forms/wall-time.js';
import { useWords } from '../../../messages/words-state.js';

interface MoveDeadlineDialogProps {
  readonly class_id: number;
  readonly stages: readonly StageRecord[];
  readonly onClose: () => void;
}

/** Asks for the stage whose deadline changes, its new date, and the reason; without a date the rule applies again. */
export function MoveDeadlineDialog({ class_id, stages, onClose }: MoveDeadlineDialogProps) {
  const { t, language } = useWords();
  const queries = useQueryClient();
  const [stage, setStage] = useState(stages[0]);
  const [until, setUntil] = useState(() => wallTimeOf(stages[0]?.due_at ?? null));

  const choose = (id: string) => {
    const chosen = stages.find((each) => each.stage === id);
    setStage(chosen);
    setUntil(wallTimeOf(chosen?.due_at ?? null));
  };
  const give = async (reason: string): Promise<boolean> => {
    if (!stage) return false;
    const asked = { class_id, stage: stage.stage, due_at: instantOf(until), reason };
    const moved = await attempt(() => call('class/moveDeadline', asked));
    await queries.invalidateQueries({ queryKey: ['class'] });
    if (!moved) return false;
    toaster.show({ tone: 'success', message: t('class.form.stage.move_done') });
    return true;
  };

  return (
    <ReasonDialog
      title={t('class.form.stage.move')}
      description={t('class.form.stage.move_text')}
      length="paragraph"
      onClose={onClose}
      onGive={give}
    >
      <Field label={t('class.form.stage.which')} required>
        <Select
          value={stage?.stage ?? ''}
          placeholder={null}
          onValueChange={choose}
          options={stages.map((each) => ({
            value: each.stage,
            label: t(`class.form.stage.${each.stage}`),
          }))}
        />
      </Field>
      <Field label={t('class.form.stage.due')} hint={timeZoneName(language)}>
        <MomentPicker value={until} onChange={setUntil} end />
      </Field>
      {stage?.stage === 'rooms' && (
        <Text size="sm" tone="muted">
          {t('class.form.stage.move_rooms_text')}
        </Text>
      )}
    </ReasonDialog>
  );
}
