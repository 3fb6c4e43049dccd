import { Grid, Stack, StateView } from '@skillcert/ui';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { DevicesCard } from '../profile/devices/devices-card.js';
import { FactorCard } from '../profile/factor/factor-card.js';
import { PasswordCard } from '../profile/password/password-card.js';
import { CertificatesCard } from './certificates/certificates-card.js';
import { FeesCard } from './fees/fees-card.js';
import { FilesCard } from './files/files-card.js';
import { AssignmentCard } from './work/assignment-card.js';
import { WorkCard } from './work/work-card.js';

/** The one page of experts: their work, its proofs, their certificates, the account for fees, and their sign-in. */
export function ExpertScreen() {
  const query = useCallQuery('user/getExpertInfo', {});
  const own = useCallQuery('user/fetchOwnAccount', {});
  const info = query.data;
  return (
    <ScreenPage>
      <StateView state={contentState(query)} onRetry={() => query.refetch()}>
        {info && (
          <Stack>
            <Grid columns={2}>
              <Stack>
                <WorkCard info={info} />
                <AssignmentCard info={info} />
                <FeesCard info={info} />
              </Stack>
              <Stack>
                <FilesCard files={info.files} />
                <CertificatesCard />
                <PasswordCard username={own.data?.username ?? ''} />
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
