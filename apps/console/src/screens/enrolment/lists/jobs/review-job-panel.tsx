import '@skillcert/ui/progress.css';
import { Banner, Button, ConfirmDialog, Inline, Progress, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../../messages/words-state.js';
import { JobLeftOut } from './job-left-out.js';
import type { ReviewJobState } from './use-review-job.js';

/**
 * The progress of a decision about many, then its result: the candidates left out with the reason, and a way to
 * take it back.
 */
export function ReviewJobPanel({ state }: { readonly state: ReviewJobState }) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const { job } = state;
  if (!job) return null;
  const { event, total, done, left_out, status } = job;
  const label = t(`candidates.job.${event}`, { done: done + left_out, total });
  if (status === 'running')
    return (
      <Stack gap="xs">
        <Progress value={done + left_out} max={total} label={label} />
        <Inline justify="between">
          <Text role="status">{label}</Text>
          <Button size="small" onClick={() => state.stop(job)}>
            {t('candidates.job_stop')}
          </Button>
        </Inline>
        <Text size="sm" tone="muted">
          {t('candidates.job_goes_on')}
        </Text>
      </Stack>
    );
  const undo = t('candidates.job_undo', { count: done });
  const isUndoable = (event === 'approve' || event === 'return') && done > 0;
  return (
    <Banner
      tone={left_out > 0 || status === 'stopped' ? 'warning' : 'success'}
      onDismiss={() => state.close(job)}
      actions={
        isUndoable && (
          <Button size="small" onClick={() => setAsking(true)}>
            {undo}
          </Button>
        )
      }
    >
      <Stack gap="xs">
        <Text>
          {t(`candidates.job_done.${event}`, { count: done })}
          {status === 'stopped' && ` ${t('candidates.job_stopped', { count: total - done - left_out })}`}
        </Text>
        {left_out > 0 && <JobLeftOut state={state} />}
        {asking && (
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title={undo}
            description={t('candidates.job_undo_text')}
            confirmLabel={undo}
            onConfirm={() => state.start({ event: 'take_back', of_job: job.job_id })}
          />
        )}
      </Stack>
    </Banner>
  );
}
