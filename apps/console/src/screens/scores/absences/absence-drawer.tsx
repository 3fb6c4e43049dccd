import type { AbsenceRow } from '@skillcert/api-client';
import { Button, ConfirmDialog, Drawer, Inline, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { ReasonDialog } from '../../../forms/reason-dialog.js';
import { useWords } from '../../../messages/words-state.js';
import { useSubjectTitle } from '../../exam/use-exam-plan.js';
import { AbsencePart } from './absence-part.js';
import { useAbsences } from './use-absences.js';

interface AbsenceDrawerProps {
  readonly class_id: number;
  readonly subject: string;
  readonly onClose: () => void;
}

/**
 * The people absent from a subject, with the evidence: confirmed once for both entries, taken back, or explained if
 * the score contradicts it.
 */
export function AbsenceDrawer({ class_id, subject, onClose }: AbsenceDrawerProps) {
  const { t } = useWords();
  const subjectTitle = useSubjectTitle();
  const absences = useAbsences(class_id, subject);
  const [asked, setAsked] = useState<{ readonly row: AbsenceRow; readonly step: 'say' | 'withdraw' }>();
  const { doubts, proposed, confirmed, meant, leftOut } = absences;
  const takeBack = (row: AbsenceRow) =>
    row.confirmed && (
      <Button
        size="small"
        aria-label={t('exam.scores.absent.withdraw_named', { name: row.name })}
        onClick={() => setAsked({ row, step: 'withdraw' })}
      >
        {t('exam.scores.absent.withdraw')}
      </Button>
    );
  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="large"
      title={t('exam.scores.absent.title', { subject: subjectTitle(subject) })}
      description={t('exam.scores.absent.text')}
      state={absences.isEmpty ? 'empty' : absences.state}
      stateTitle={absences.isEmpty ? t('exam.scores.absent.none') : undefined}
      onRetry={absences.retry}
      footer={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          {proposed.length > 0 && (
            <Button variant="primary" onClick={absences.confirm}>
              {t('exam.scores.absent.confirm', { count: meant.length })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="lg">
        <AbsencePart
          title={t('exam.scores.absent.in_doubt')}
          rows={doubts}
          rowActions={(row) => (
            <Inline gap="sm">
              {row.doubt?.word === null && (
                <Button
                  size="small"
                  aria-label={t('exam.scores.doubt.say_named', { name: row.name })}
                  onClick={() => setAsked({ row, step: 'say' })}
                >
                  {t('exam.scores.doubt.say')}
                </Button>
              )}
              {takeBack(row)}
            </Inline>
          )}
        />
        <AbsencePart
          title={t('exam.scores.absent.to_confirm')}
          rows={proposed}
          selection={absences.chosen}
          onSelectionChange={absences.choose}
        />
        <AbsencePart
          title={t('exam.scores.absent.confirmed')}
          rows={confirmed.filter(({ doubt }) => doubt === null)}
          rowActions={takeBack}
        />
        {leftOut > 0 && (
          <Text size="sm" tone="muted">
            {t('exam.scores.absent.left_out', { count: leftOut })}
          </Text>
        )}
      </Stack>
      {asked?.step === 'withdraw' && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(undefined)}
          title={t('exam.scores.absent.withdraw_named', { name: asked.row.name })}
          description={t('exam.scores.absent.withdraw_text')}
          confirmLabel={t('exam.scores.absent.withdraw')}
          onConfirm={() => absences.withdraw(asked.row)}
        />
      )}
      {asked?.step === 'say' && asked.row.doubt && (
        <ReasonDialog
          title={t('exam.scores.doubt.say_named', { name: asked.row.name })}
          description={t('exam.scores.doubt.say_text', {
            name: asked.row.name,
            doubt: t(`exam.scores.doubt.${asked.row.doubt.kind}`),
          })}
          label={t('exam.scores.doubt.say')}
          onClose={() => setAsked(undefined)}
          onGive={(word) => absences.say(asked.row, word)}
        />
      )}
    </Drawer>
  );
}
