import { isCallError, type OutputOf } from '@skillcert/api-client';
import type { MailingStatus, SmsAudience } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { showFailure } from '../../../client/show-failure.js';
import { toaster } from '../../../client/toaster.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useKeyed } from '../../../client/use-keyed.js';
import { instantOf } from '../../../forms/wall-time.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';
import { countElsewhere } from './count-elsewhere.js';
import { useNarrowing } from './use-narrowing.js';

const saidOf = (status: MailingStatus) => {
  if (status === 'held') return 'sms.said.held';
  return status === 'scheduled' ? 'sms.said.scheduled' : 'sms.said.sending';
};

type Template = OutputOf<'sms/fetchTemplates'>['items'][number];

/** Of the sendable messages for this audience alone, the one with most facts of the class. */
const suitedTo = (audience: SmsAudience | undefined, templates: readonly Template[]): string =>
  templates
    .filter(({ audiences, missing }) => audiences.join() === audience && missing.length === 0)
    .toSorted((one, other) => other.text.split('{').length - one.text.split('{').length)[0]?.template_id ??
  '';

/**
 * A message to many while it is composed: text, audience, narrowing, and preview. `handed` are candidates of a
 * list, `first` the audience of that list.
 */
export const useSend = (handed: readonly string[], first: SmsAudience | undefined, onSent: () => void) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const { class_id } = useRequiredClass();
  const keyed = useKeyed();
  const keyedSample = useKeyed();
  const [wanted, setTemplate] = useState('');
  const [chosen, setAudience] = useState<SmsAudience>();
  const [when, setWhen] = useState('');
  const [repeated, setRepeated] = useState<string>();

  const offered = useCallQuery('sms/fetchTemplates', { class_id });
  const templates = offered.data?.items ?? [];
  const template_id = wanted || suitedTo(first, templates);
  const template = templates.find((each) => each.template_id === template_id);
  const [only, ...others] = template?.audiences ?? [];
  // Where a message is for one kind of candidates there is nothing to choose.
  const audience = others.length === 0 ? only : template?.audiences.find((each) => each === chosen);

  const whom = { class_id, audience: audience ?? 'everyone' };
  const narrowed = useNarrowing(whom, handed);
  const order = {
    ...whom,
    ...narrowed.narrowing,
    template_id,
    send_at: instantOf(when) ?? undefined,
  };
  const ready = template !== undefined && audience !== undefined;
  const preview = useCallQuery('sms/previewGroupSms', order, { enabled: ready, keepLast: ready });
  const seen = ready ? preview.data : undefined;
  const settled = seen !== undefined && !preview.isPlaceholderData && !preview.isFetching;

  return {
    templates,
    template,
    audience,
    narrowed,
    /** Wall time of the programme's zone; empty for at once. */
    when,
    state: contentState(offered),
    retry: () => offered.refetch(),
    previewState: contentState(preview),
    retryPreview: () => preview.refetch(),
    ready,
    seen,
    /** Whether the figures belong to the current choices. */
    settled,
    /** The number of candidates chosen by hand who get nothing because they are outside the audience. */
    elsewhere: settled ? countElsewhere(narrowed.only, narrowed.exclude, seen) : 0,
    chooseTemplate: (id: string) => {
      setTemplate(id);
      narrowed.leaveOut([]);
    },
    chooseAudience: (next: string) => {
      setAudience(template?.audiences.find((each) => each === next));
      narrowed.leaveOut([]);
    },
    chooseMoment: setWhen,
    /** The chosen message to the caller's own phone. */
    sendSample: async () => {
      const sent = await attempt(() =>
        keyedSample((key) => call('sms/sendSample', { class_id, template_id }, { key })),
      );
      await queries.invalidateQueries({ queryKey: ['sms'] });
      if (sent)
        toaster.show({ tone: 'success', message: t('sms.said.sample', { phone: sent.phone_masked }) });
    },
    /** The server's answer that the same message went out a moment ago; undefined if there is none. */
    repeated,
    dropRepeated: () => setRepeated(undefined),
    send: async (again: boolean) => {
      if (!seen) return;
      const { recipients } = seen;
      const input = { ...order, recipients, ...(again && { again }) };
      const sent = await attempt(async () => {
        try {
          return await keyed((key) => call('user/sendGroupSms', input, { key, quiet: true }));
        } catch (error) {
          if (isCallError(error, 'refused') && error.refusal === 'sent_before') setRepeated(error.message);
          else showFailure(error);
          throw error;
        }
      });
      // After a refusal too: it means that the preview is old.
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

/** The result of {@link useSend}. */
export type SendState = ReturnType<typeof useSend>;
