import type { InputOf, TopUpRow } from '@skillcert/api-client';
import type { TopUpStatus } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { toaster } from '../../../client/toaster.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import type { ListFile } from '../../../lists/list-export.js';
import { useListUrl } from '../../../lists/use-list-url.js';
import { useWords } from '../../../messages/words-state.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';

/** The states that the orders can be narrowed to. */
export const shownTopUpStates = ['pending', 'paid', 'failed', 'closed'] as const satisfies TopUpStatus[];

/** The balance of the institution of the active class, its orders, and their possible steps. */
export const useRecharge = () => {
  const { t } = useWords();
  const queries = useQueryClient();
  const { class_id } = useRequiredClass();
  const url = useListUrl(['order'] as const, 'order');
  const status = shownTopUpStates.find((each) => each === url.filter('status'));
  const asked = { class_id, ...(status ? { status } : {}) };
  const query = useCallQuery(
    'sms/fetchSmsCredit',
    { ...asked, page: url.page, limit: url.limit },
    { keepLast: true },
  );

  const run = async <Answer>(work: () => Promise<Answer>, say: (answer: Answer) => string) => {
    const answer = await attempt(work);
    await queries.invalidateQueries({ queryKey: ['sms'] });
    if (answer) toaster.show({ tone: 'info', message: say(answer) });
    return answer !== undefined;
  };

  return {
    url,
    data: query.data,
    rows: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    file: {
      name: 'orders',
      asked,
      take: (how, options) => call('sms/exportTopUps', { ...asked, ...how }, options),
    } satisfies ListFile,
    state: contentState(query),
    retry: () => query.refetch(),
    filtered: status !== undefined,
    resetFilters: () => url.narrow({ status: undefined }),
    order: (asked: Omit<InputOf<'sms/startTopUp'>, 'class_id'>) =>
      run(
        () => call('sms/startTopUp', { class_id, ...asked }),
        () => t('sms.recharge.ordered'),
      ),
    check: ({ order_id }: TopUpRow, event: 'ask' | 'leave') =>
      run(
        () => call('sms/checkTopUp', { class_id, order_id, event }),
        ({ status }) => t(`sms.recharge.status.${status}`),
      ),
    warnBelow: (alarm_cents: number) =>
      run(
        () => call('sms/saveSmsAlarm', { class_id, alarm_cents }),
        () => t('sms.recharge.alarm_saved'),
      ),
  };
};

/** The props of the parts of the screen. */
export type Recharge = ReturnType<typeof useRecharge>;

/** The server's facts about the balance. */
export type Credit = NonNullable<Recharge['data']>;
