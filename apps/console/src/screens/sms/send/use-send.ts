import type { MailingStatus, SmsAudience } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useKeyed } from '../../../client/use-keyed.js';
import { instantOf } from '../../../forms/wall-time.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';

const atOnce = 20;

const saidOf = (status: MailingStatus) => {
  if (status === 'held') return 'sms.said.held';
  return status === 'scheduled' ? 'sms.said.scheduled' : 'sms.said.sending';
};

/** A message to many as it is being put together: what, to whom, without whom, and what that would be. */
export const useSend = (onSent: () => void) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const { class_id } = useRequiredClass();
  const keyed = useKeyed();
  const keyedSample = useKeyed();
  const [template_id, setTemplate] = useState('');
  const [chosen, setAudience] = useState<SmsAudience>();
  const [exclude, setExclude] = useState<readonly string[]>([]);
  const [when, setWhen] = useState('');

  const offered = useCallQuery('sms/fetchTemplates', { class_id });
  const templates = offered.data?.items ?? [];
  const template = templates.find((each) => each.template_id === template_id);
  const [only, ...others] = template?.audiences ?? [];
  // Where a message is for one kind of candidates there is nothing to choose.
  const audience = others.length === 0 ? only : template?.audiences.find((each) => each === chosen);

  const order = {
    class_id,
    template_id,
    audience: audience ?? 'everyone',
    exclude: exclude.map(Number),
    send_at: instantOf(when) ?? undefined,
  };
  const ready = template !== undefined && audience !== undefined;
  const preview = useCallQuery('sms/previewGroupSms', order, { enabled: ready, keepLast: ready });
  const seen = ready ? preview.data : undefined;

  return {
    templates,
    template,
    audience,
    exclude,
    /** Wall time of the programme's zone; empty for at once. */
    when,
    state: contentState(offered),
    retry: () => offered.refetch(),
    previewState: contentState(preview),
    retryPreview: () => preview.refetch(),
    ready,
    seen,
    /** Whether the figures belong to what is chosen now. */
    settled: seen !== undefined && !preview.isPlaceholderData && !preview.isFetching,
    chooseTemplate: (id: string) => {
      setTemplate(id);
      setExclude([]);
    },
    chooseAudience: (next: string) => {
      setAudience(template?.audiences.find((each) => each === next));
      setExclude([]);
    },
    leaveOut: setExclude,
    chooseMoment: setWhen,
    /** Recipients by name, number or phone. */
    findRecipients: async (text: string) => {
      const search = text.trim();
      const { items } = await call(
        'sms/fetchRecipients',
        { class_id, audience: order.audience, limit: atOnce, ...(search && { search }) },
        { quiet: true },
      );
      return items.map(({ enrolment_id, name, phone_masked }) => ({
        value: String(enrolment_id),
        label: name,
        hint: phone_masked,
      }));
    },
    /** The chosen message to the caller's own phone. */
    sendSample: async () => {
      const sent = await attempt(() =>
        keyedSample((key) => call('sms/sendSample', { class_id, template_id }, { key })),
      );
      await queries.invalidateQueries({ queryKey: ['sms'] });
      if (sent)
        toaster.show({ tone: 'success', message: t('sms.said.sample', { phone: sent.phone_masked }) });
    },
    send: async () => {
      if (!seen) return;
      const { recipients } = seen;
      const sent = await attempt(() =>
        keyed((key) => call('user/sendGroupSms', { ...order, recipients }, { key })),
      );
      // After a refusal too: it says that what was previewed is old.
      await queries.invalidateQueries({ queryKey: ['sms'] });
      if (!sent) return;
      toaster.show({
        tone: 'success',
        message: t(saidOf(sent.status), { count: recipients }),
      });
      onSent();
    },
  };
};

/** What {@link useSend} gives. */
export type SendState = ReturnType<typeof useSend>;
