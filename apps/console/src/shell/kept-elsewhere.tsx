import type { ClassRecord, Profile } from '@skillcert/api-client';
import { routeAccess } from '@skillcert/core';
import { Banner, Button } from '@skillcert/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { attempt } from '../client/attempt.js';
import { call } from '../client/call.js';
import { useWords } from '../messages/words-state.js';
import { routes } from '../routes.js';
import { useEnterClass } from '../screens/class/use-enter-class.js';
import { countByClass } from '../screens/report/kept/kept-scans.js';
import { useProfile } from '../state/use-profile.js';

const { report } = routes.byId;

interface KeptOf {
  readonly record: ClassRecord;
  readonly count: number;
}

/** The classes with scans on this device whose door somebody may open. */
const findKept = async (profile: Profile): Promise<readonly KeptOf[]> => {
  const all = [...(await countByClass())].map(async ([class_id, count]) => {
    const record = await attempt(() => call('class/fetchClassById', { class_id }, { quiet: true }));
    return record && routeAccess(report, profile, record) === 'open' ? [{ record, count }] : [];
  });
  return (await Promise.all(all)).flat();
};

/** That scans wait on this device, and the way to the door that sends them: a session may have ended before the connection was back. */
export function KeptElsewhere() {
  const { t } = useWords();
  const enter = useEnterClass();
  const profile = useProfile();
  const [kept, setKept] = useState<readonly KeptOf[]>([]);
  // Each time the list is in sight again: the door has been opened meanwhile.
  const look = useEffectEvent(async () => setKept(await findKept(profile)));
  useEffect(() => void look(), []);
  return kept.map(({ record, count }) => (
    <Banner
      key={record.class_id}
      tone="warning"
      title={t('report.kept_of', { count, class_name: record.class_name })}
      actions={
        <Button size="small" onClick={() => enter(record, report.path)}>
          {t('report.kept_send')}
        </Button>
      }
    />
  ));
}
