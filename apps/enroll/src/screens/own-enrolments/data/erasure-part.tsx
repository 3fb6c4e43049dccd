import type { OutputOf } from '@skillcert/api-client';
import { limits, obstructsErasure } from '@skillcert/core';
import { Button, ConfirmDialog, Field, Stack, StateView, Text, Textarea } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { isRefusal, problemOf } from '../../../client/problem.js';
import { problemText } from '../../../client/problem-text.js';
import { useCall } from '../../../client/use-call.js';
import { formatEnd, formatMoment } from '../../../words/format-moment.js';
import { useWords } from '../../../words/use-words.js';

interface ErasurePartProps {
  /** The proof of the phone has run out. */
  readonly onUnproven: () => void;
}

type Erasure = OutputOf<'candidate/fetchErasure'>;

/** The erasure as the server knows it, and its request or withdrawal. */
const useErasure = ({ onUnproven }: ErasurePartProps) => {
  const { t } = useWords();
  const { data, problem, reload } = useCall('candidate/fetchErasure', {});
  const [failed, setFailed] = useState('');

  /** Resolves to whether it is done. */
  const change = async (event: 'request' | 'withdraw', reason: string): Promise<boolean> => {
    setFailed('');
    try {
      const text = reason.trim();
      await call('candidate/changeErasure', { event, ...(text && { reason: text }) }, { quiet: true });
      reload();
      return true;
    } catch (error) {
      if (isRefusal(error, 'phone_unproven')) onUnproven();
      else setFailed(problemText(t, problemOf(error)));
      return false;
    }
  };

  return { data, problem, reload, failed, change };
};

function RequestState({ request }: Pick<Erasure, 'request'>) {
  const { t, language } = useWords();
  if (!request || request.status === 'erased') return null;
  return (
    <Text as="p" role="status">
      {t(`data.state_${request.status}`, {
        date: formatMoment(request.requested_at, language, 'day'),
        until: formatEnd(request.decide_until, language, 'day'),
        reason: request.decision_reason,
      })}
    </Text>
  );
}

function Fates({ enrolments }: Pick<Erasure, 'enrolments'>) {
  const { t } = useWords();
  if (enrolments.length === 0) return <Text as="p">{t('data.nothing')}</Text>;
  return enrolments.map(({ enrolment_id, enrol_no, class_name, fate }) => (
    <Stack key={enrolment_id} gap="xs">
      <Text weight="medium">{`${class_name} ${enrol_no}`}</Text>
      <Text size="sm" tone={obstructsErasure(fate) ? 'danger' : 'muted'}>
        {t(`data.fate_${fate}`)}
      </Text>
    </Stack>
  ));
}

/** The effect of an erasure on each enrolment, the obstacles to it, and the request for it. */
export function ErasurePart(props: ErasurePartProps) {
  const { t } = useWords();
  const { data, problem, reload, failed, change } = useErasure(props);
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  if (problem) return <StateView state="error" stateText={problemText(t, problem)} onRetry={reload} />;
  if (!data) return <StateView state="loading" />;

  const { request, enrolments } = data;
  const open = request?.status === 'requested' || request?.status === 'approved';
  const obstructed = enrolments.some(({ fate }) => obstructsErasure(fate));
  return (
    <Stack gap="md">
      <RequestState request={request} />
      <Text as="p">{t('data.erase_text', { days: limits.erasure_days })}</Text>
      <Fates enrolments={enrolments} />
      <Text as="p" tone="danger" role="status">
        {!asking && failed}
      </Text>
      {open && (
        <Button block onClick={() => change('withdraw', reason)}>
          {t('data.withdraw')}
        </Button>
      )}
      {!open && obstructed && <Text as="p">{t('data.obstructed')}</Text>}
      {!open && !obstructed && (
        <Button block variant="danger" onClick={() => setAsking(true)}>
          {t('data.ask')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={t('data.ask_title')}
        description={t('data.ask_warning')}
        confirmLabel={t('data.ask')}
        error={failed}
        onConfirm={() => change('request', reason)}
      >
        <Field label={t('data.reason')}>
          <Textarea value={reason} onValueChange={setReason} maxLength={limits.reason_length_max} />
        </Field>
      </ConfirmDialog>
    </Stack>
  );
}
