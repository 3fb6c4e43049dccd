import { Stack, StateView } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import { ClassNote } from '../../../shell/class-note.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { JointUnitsForm } from './joint-units-form.js';
import { KeptPlacesCard } from './kept-places-card.js';
import { UnitDrawer } from './unit-drawer.js';
import { useJointUnits } from './use-joint-units.js';

/** The units of a joint class: their seats and their shares of the fee. */
export function JointUnitsScreen() {
  const { t } = useWords();
  const joint = useJointUnits();
  const { units, record } = joint;
  const [openId, setOpenId] = useState<number>();
  return (
    <ScreenPage description={t('class.units.text')}>
      <StateView state={joint.state} onRetry={joint.retry}>
        {units && record && (
          <Stack gap="lg">
            <ClassNote status={record.status} taken={joint.mayChange} when={t('class.units.settled')} />
            <JointUnitsForm
              key={joint.version}
              class_id={joint.class_id}
              units={units}
              mayChange={joint.mayChange}
              onSaved={joint.show}
              onReload={joint.reload}
              onOpen={setOpenId}
            />
            {joint.now && (
              <KeptPlacesCard
                record={record}
                units={joint.now}
                mayChange={joint.mayChange}
                onReturned={joint.show}
              />
            )}
          </Stack>
        )}
      </StateView>
      {openId !== undefined && record && (
        <UnitDrawer record={record} unitId={openId} onClose={() => setOpenId(undefined)} />
      )}
    </ScreenPage>
  );
}
