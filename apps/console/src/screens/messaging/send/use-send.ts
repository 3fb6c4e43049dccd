import { type InputOf, isCallError, type OutputOf } from '@skillcert/api-client';
import type { MailingStatus, SmsAudience } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
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

/** The template to begin with: it is for this audience alone, lacks no value, and names most facts of the class. */
const suitedTo = (audience: SmsAudience | undefined, templates: readonly Template[]): string =>
  templates
    .filter(({ audiences, missing }) => audiences.join() === audience && missing.length === 0)
    .toSorted((one, other) => other.text.split('{').length - one.text.split('{').length)[0]?.template_id ??
  '';

/** The message, and the audience that it is for. `first`: the audience of the list that was passed on. */
const useTemplates = (class_id: number, first: SmsAudience | undefined) => {
  const [wanted, choose] = useState('');
  const [chosen, setAudience] = useState<SmsAudience>();
  const offered = useCallQuery('sms/fetchTemplates', { class_id });
  const templates = offered.data?.items ?? [];
  const template_id = wanted || suitedTo(first, templates);
  const template = templates.find((each) => each.template_id === template_id);
  const [only, ...others] = template?.audiences ?? [];
  return {
    offered,
    templates,
    template_id,
    template,
    // Where a message is for one kind of candidates there is nothing to choose.
    audience: others.length === 0 ? only : template?.audiences.find((each) => each === chosen),
    choose,
    chooseAudience: (next: string) => setAudience(template?.audiences.find((each) => each === next)),
  };
};

type Order = Omit<InputOf<'user/sendGroupSms'>, 'recipients' | 'again'>;

/** Sends the order, or one message of it to the caller. `seen`: the recipients by the preview. */
const useOrder = (order: Order, seen: number | undefined, onSent: () => void) => {
  const { t } = useWords();
  const queries = useQueryClient();
  const keyed = useKeyed();
  const keyedSample = useKeyed();
  const [repeated, setRepeated] = useState<string>();
  const { class_id, template_id } = order;
  return {
    /** The chosen message to the caller's own phone. */
    sendSample: async () => {
      const sent = await attempt(() => keyedSample('sms/sendSample', { class_id, template_id }));
      await queries.invalidateQueries({ queryKey: ['sms'] });
      if (sent)
        toaster.show({ tone: 'success', message: t('sms.said.sample', { phone: sent.phone_masked }) });
    },
    /** The server's answer that the same message went out a moment ago; undefined if there is none. */
    repeated,
    dropRepeated: () => setRepeated(undefined),
    send: async (again: boolean) => {
      if (seen === undefined) return;
      const input = { ...order, recipients: seen, ...(again && { again }) };
      const sent = await attempt(async () => {
        try {
          return await keyed('user/sendGroupSms', input, { quiet: true });
        } catch (error) {
          if (isCallError(error, 'refused') && error.refusal === 'sent_before') setRepeated(error.message);
          else showFailure(error);
          throw error;
        }
      });
      // After a refusal too: it means that the preview is old.
      await queries.invalidateQueries({ queryKey: ['sms'] });
      if (!sent) return;
      toaster.show({ tone: 'success', message: t(saidOf(sent.status), { count: seen }) });
      onSent();
    },
  };
};

/**
 * A message to many while it is composed: text, audience, narrowing, and preview. `handed` are candidates of a
 * list, `first` the audience of that list.
 */
export const useSend = (handed: readonly string[], first: SmsAudience | undefined, onSent: () => void) => {
  const { class_id } = useRequiredClass();
  const [when, setWhen] = useState('');
  const { offered, template_id, choose, chooseAudience, ...chosen } = useTemplates(class_id, first);
  const { template, audience } = chosen;
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
  const isCurrent = seen !== undefined && !preview.isPlaceholderData && !preview.isFetching;

  const sending = useOrder(order, seen?.recipients, onSent);

  return {
    ...sending,
    ...chosen,
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
    isCurrent,
    /** The number of candidates chosen by hand who get nothing because they are outside the audience. */
    elsewhere: isCurrent ? countElsewhere(narrowed.only, narrowed.exclude, seen) : 0,
    chooseTemplate: (id: string) => {
      choose(id);
      narrowed.leaveOut([]);
    },
    chooseAudience: (next: string) => {
      chooseAudience(next);
      narrowed.leaveOut([]);
    },
    chooseMoment: setWhen,
  };
};

/** The result of {@link useSend}. */
export type SendState = ReturnType<typeof useSend>;
