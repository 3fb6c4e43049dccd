import { Banner, Button } from '@skillcert/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../../../../messages/words-state.js';
import { routes } from '../../../../routes.js';
import { useProfile } from '../../../../state/use-profile.js';
import { useEnterClass } from '../../../class/use-enter-class.js';
import { findKept, type KeptOf } from './find-kept.js';

const { report } = routes.byId;

/**
 * The notice that scans wait on this device, and the way to the door that sends them: a session may have ended
 * before the connection was back.
 */
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
      title={t('check_in.kept_of', { count, class_name: record.class_name })}
      actions={
        <Button size="small" onClick={() => enter(record, report.path)}>
          {t('check_in.kept_send')}
        </Button>
      }
    />
  ));
}
