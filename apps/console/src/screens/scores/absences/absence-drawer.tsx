import type { AbsenceRow } from '@skillcert/api-client';
import { Button, ConfirmDialog, Drawer, Inline, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { ReasonDialog } from '../../../forms/reason-dialog.js';
import { useWords } from '../../../messages/words-state.js';
import { useSubjectTitle } from '../../exam/use-exam-plan.js';
import { AbsencePart } from './absence-part.js';
import { type Absences, useAbsences } from './use-absences.js';

interface AbsenceDrawerProps {
  readonly class_id: number;
  readonly subject: string;
  /** Whether confirmed absences may be taken back: not once the scores of the subject are frozen. */
  readonly mayTakeBack: boolean;
  readonly onClose: () => void;
}

interface Asked {
  readonly row: AbsenceRow;
  readonly step: 'say' | 'withdraw';
}

interface AbsencePartsProps extends Pick<AbsenceDrawerProps, 'mayTakeBack'> {
  readonly absences: Absences;
  readonly onAsk: (asked: Asked) => void;
}

function AbsenceParts({ absences, mayTakeBack, onAsk }: AbsencePartsProps) {
  const { t } = useWords();
  const { doubts, proposed, confirmed, leftOut } = absences;
  const takeBack = (row: AbsenceRow) =>
    mayTakeBack &&
    row.confirmed && (
      <Button
        size="small"
        aria-label={t('scores.absent.withdraw_named', { name: row.name })}
        onClick={() => onAsk({ row, step: 'withdraw' })}
      >
        {t('scores.absent.withdraw')}
      </Button>
    );
  return (
    <Stack gap="lg">
      <AbsencePart
        title={t('scores.absent.in_doubt')}
        rows={doubts}
        rowActions={(row) => (
          <Inline gap="sm">
            {row.doubt?.word === null && (
              <Button
                size="small"
                aria-label={t('scores.doubt.say_named', { name: row.name })}
                onClick={() => onAsk({ row, step: 'say' })}
              >
                {t('scores.doubt.say')}
              </Button>
            )}
            {takeBack(row)}
          </Inline>
        )}
      />
      <AbsencePart
        title={t('scores.absent.to_confirm')}
        rows={proposed}
        selection={absences.chosen}
        onSelectionChange={absences.choose}
      />
      <AbsencePart
        title={t('scores.absent.confirmed')}
        rows={confirmed.filter(({ doubt }) => doubt === null)}
        rowActions={takeBack}
      />
      {leftOut > 0 && (
        <Text size="sm" tone="muted">
          {t('scores.absent.left_out', { count: leftOut })}
        </Text>
      )}
    </Stack>
  );
}

interface StepDialogProps {
  readonly asked: Asked;
  readonly absences: Absences;
  readonly onClose: () => void;
}

function StepDialog({ asked: { row, step }, absences, onClose }: StepDialogProps) {
  const { t } = useWords();
  if (step === 'withdraw')
    return (
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={t('scores.absent.withdraw_named', { name: row.name })}
        description={t('scores.absent.withdraw_text')}
        confirmLabel={t('scores.absent.withdraw')}
        onConfirm={() => absences.withdraw(row)}
      />
    );
  return (
    row.doubt && (
      <ReasonDialog
        title={t('scores.doubt.say_named', { name: row.name })}
        description={t('scores.doubt.say_text', {
          name: row.name,
          doubt: t(`scores.doubt.${row.doubt.kind}`),
        })}
        label={t('scores.doubt.say')}
        onClose={onClose}
        onGive={(word) => absences.say(row, word)}
      />
    )
  );
}

/**
 * The people absent from a subject, with the evidence: confirmed once for both entries, taken back, or explained if
 * the score contradicts it.
 */
export function AbsenceDrawer({ class_id, subject, mayTakeBack, onClose }: AbsenceDrawerProps) {
  const { t } = useWords();
  const subjectTitle = useSubjectTitle();
  const absences = useAbsences(class_id, subject);
  const [asked, setAsked] = useState<Asked>();
  const { proposed, meant } = absences;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="large"
      title={t('scores.absent.title', { subject: subjectTitle(subject) })}
      description={t('scores.absent.text')}
      state={absences.isEmpty ? 'empty' : absences.state}
      stateTitle={absences.isEmpty ? t('scores.absent.none') : undefined}
      onRetry={absences.retry}
      footer={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          {proposed.length > 0 && (
            <Button variant="primary" onClick={absences.confirm}>
              {t('scores.absent.confirm', { count: meant.length })}
            </Button>
          )}
        </>
      }
    >
      <AbsenceParts absences={absences} mayTakeBack={mayTakeBack} onAsk={setAsked} />
      {asked && <StepDialog asked={asked} absences={absences} onClose={() => setAsked(undefined)} />}
    </Drawer>
  );
}
