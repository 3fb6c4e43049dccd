import { Grid, Stack, StateView } from '@skillcert/ui';
import { choiceFilter } from '../../../lists/filters.js';
import { FullList } from '../../../lists/full-list.js';
import { useWords } from '../../../messages/words-state.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { BalanceCard } from './balance-card.js';
import { TopUpCard } from './top-up-card.js';
import { useOrderColumns } from './use-order-columns.js';
import { shownTopUpStates, useRecharge } from './use-recharge.js';
import { WaitingOrder } from './waiting-order.js';

/** The message balance of the institution of the active class, the way to top it up, and its orders. */
export function RechargeScreen() {
  const { t } = useWords();
  const recharge = useRecharge();
  const columns = useOrderColumns();
  const { data } = recharge;
  const free = data?.com_name === null;
  return (
    <ScreenPage>
      <StateView
        state={free ? 'empty' : recharge.state}
        stateTitle={free ? t('sms.recharge.free') : undefined}
        stateText={free ? t('sms.recharge.free_text') : undefined}
        onRetry={recharge.retry}
      >
        {data && (
          <Stack gap="lg">
            <Grid columns={2}>
              <BalanceCard credit={data} recharge={recharge} />
              {data.waiting ? (
                <WaitingOrder order={data.waiting} recharge={recharge} />
              ) : (
                <TopUpCard credit={data} recharge={recharge} />
              )}
            </Grid>
            <FullList
              area="sms.recharge"
              filters={[
                choiceFilter({
                  id: 'status',
                  label: t('sms.recharge.state'),
                  choices: shownTopUpStates,
                  title: (each) => t(`sms.recharge.status.${each}`),
                }),
              ]}
              list={recharge}
              columns={columns}
              rowId={({ order_id }) => String(order_id)}
              rowLabel={({ created_at }) => created_at}
            />
          </Stack>
        )}
      </StateView>
    </ScreenPage>
  );
}
