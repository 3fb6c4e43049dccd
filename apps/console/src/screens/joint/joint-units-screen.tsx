import { Banner, Page, Stack, StateView } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../messages/words-state.js';
import { useScreenTitle } from '../../shell/use-screen-title.js';
import { JointUnitsForm } from './joint-units-form.js';
import { UnitDrawer } from './unit-drawer.js';
import { useJointUnits } from './use-joint-units.js';

/** The units of a joint class: who takes part, with how many seats and which share of the fee. */
export function JointUnitsScreen() {
  const { t } = useWords();
  const title = useScreenTitle();
  const joint = useJointUnits();
  const { units, record } = joint;
  const [openId, setOpenId] = useState<number>();
  return (
    <Page title={title} description={t('joint.text')}>
      <StateView state={joint.state} onRetry={joint.retry}>
        {units && record && (
          <Stack gap="lg">
            {!joint.mayChange && <Banner tone="info">{t('joint.settled')}</Banner>}
            <JointUnitsForm
              key={joint.version}
              class_id={joint.class_id}
              units={units}
              mayChange={joint.mayChange}
              onSaved={joint.show}
              onReload={joint.reload}
              onOpen={setOpenId}
            />
          </Stack>
        )}
      </StateView>
      {openId !== undefined && record && (
        <UnitDrawer record={record} unitId={openId} onClose={() => setOpenId(undefined)} />
      )}
    </Page>
  );
}
