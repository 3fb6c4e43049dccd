import '@skillcert/ui/banner.css';
import '@skillcert/ui/dialog.css';
import { limits } from '@skillcert/core';
import { Button, Card, ConfirmDialog, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { problemOf } from '../../../client/problem.js';
import { problemText } from '../../../client/problem-text.js';
import { formatMoment } from '../../../words/format-moment.js';
import { useWords } from '../../../words/use-words.js';
import { CreateFrame } from '../create-frame.js';
import type { LinkedClass } from '../use-class.js';

interface ResumeStepProps {
  readonly open: LinkedClass;
  readonly saved_at: string;
  readonly onGoOn: () => void;
  /** Deletes the draft; rejects if that fails. */
  readonly onStartAgain: () => Promise<void>;
}

/** The phone has an earlier draft here: continue, or start again. */
export function ResumeStep({ open, saved_at, onGoOn, onStartAgain }: ResumeStepProps) {
  const { t, language } = useWords();
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState('');
  const startAgain = async () => {
    setFailed('');
    try {
      await onStartAgain();
    } catch (error) {
      setFailed(problemText(t, problemOf(error)));
      return false;
    }
    return true;
  };
  return (
    <CreateFrame step="person" open={open} title={t('draft.resume_title')}>
      <Card>
        <Stack gap="lg">
          <Text as="p">
            {t('draft.resume_text', { date: formatMoment(saved_at, language), days: limits.draft_life_days })}
          </Text>
          <Stack gap="sm">
            <Button variant="primary" block onClick={onGoOn}>
              {t('draft.go_on')}
            </Button>
            <Button block onClick={() => setAsking(true)}>
              {t('draft.start_again')}
            </Button>
          </Stack>
        </Stack>
      </Card>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={t('draft.drop_title')}
        description={t('draft.drop_text')}
        confirmLabel={t('draft.start_again')}
        error={failed}
        onConfirm={startAgain}
      />
    </CreateFrame>
  );
}
