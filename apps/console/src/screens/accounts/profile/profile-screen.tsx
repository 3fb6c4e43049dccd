import type { Role } from '@skillcert/core';
import { Grid, Stack, StateView } from '@skillcert/ui';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { useRoles } from '../../../state/use-profile.js';
import { AccountCard } from './account/account-card.js';
import { HistoryCard } from './account/history-card.js';
import { UnitCard } from './account/unit-card.js';
import { DevicesCard } from './devices/devices-card.js';
import { FactorCard } from './factor/factor-card.js';
import { PasswordCard } from './password/password-card.js';
import { PayeeCard } from './payee/payee-card.js';

/** The roles that edit the payee account of the own unit. */
const payeeKeepers: readonly Role[] = ['admin', 'zky-admin', 'recommend'];

/** One's own account: the person, the sign-in, the sessions, and the history. */
export function ProfileScreen() {
  const roles = useRoles();
  const query = useCallQuery('user/fetchOwnAccount', {});
  const account = query.data;
  return (
    <ScreenPage>
      <StateView state={contentState(query)} onRetry={() => query.refetch()}>
        {account && (
          <Stack>
            <Grid columns={2}>
              <Stack>
                <AccountCard account={account} />
                <UnitCard account={account} />
                {account.unit && roles.some((role) => payeeKeepers.includes(role)) && <PayeeCard />}
                <HistoryCard entries={account.timeline} />
              </Stack>
              <Stack>
                <PasswordCard username={account.username} />
                <FactorCard />
              </Stack>
            </Grid>
            <DevicesCard />
          </Stack>
        )}
      </StateView>
    </ScreenPage>
  );
}
