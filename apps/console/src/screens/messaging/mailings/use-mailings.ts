import type { Client, Mailing } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { toaster } from '../../../client/toaster.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useKeyed } from '../../../client/use-keyed.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';

const shown = 5;

/** A decision of a second person, or of the requester. */
export type MailingDecision = Exclude<Mailing['events'][number], 'resend'>;

/** The messages to many of the active class: their current progress, and their possible steps. */
export const useMailings = () => {
  const { t } = useWords();
  const queries = useQueryClient();
  const { class_id } = useRequiredClass();
  const [page, setPage] = useState(1);
  const keyed = useKeyed();
  const query = useCallQuery('sms/fetchMailings', { class_id, page, limit: shown }, { keepLast: true });

  const run = async (work: (keyed: Client) => Promise<unknown>, said: string): Promise<boolean> => {
    const done = await attempt(() => work(keyed));
    await queries.invalidateQueries({ queryKey: ['sms'] });
    if (!done) return false;
    toaster.show({ tone: 'success', message: said });
    return true;
  };

  return {
    items: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    quota: query.data?.quota,
    balanceLow: query.data?.balance_low ?? false,
    page,
    setPage,
    limit: shown,
    state: contentState(query),
    retry: () => query.refetch(),
    decide: ({ mailing_id }: Mailing, event: MailingDecision, reason?: string) =>
      run(
        (keyed) => keyed('sms/decideMailing', { class_id, mailing_id, event, reason }),
        t(`sms.said.${event}`),
      ),
    /** All that failed of a mailing, or one of them. */
    resend: (mailing_id: number, sms_id?: number) =>
      run((keyed) => keyed('sms/resendFailed', { class_id, mailing_id, sms_id }), t('sms.said.resend')),
  };
};

/** The result of {@link useMailings}. */
export type MailingsState = ReturnType<typeof useMailings>;
