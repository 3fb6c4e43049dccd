import type { ClassRecord } from '@skillcert/api-client';
import { Banner } from '@skillcert/ui';
import { useCallQuery } from '../../client/use-call-query.js';
import { useWords } from '../../messages/words-state.js';
import { PlaceLink } from '../../obstacles/place-link.js';
import { placeOfRefusal } from '../../obstacles/places.js';
import { useClassRights } from './use-class-rights.js';

const before: readonly ClassRecord['status'][] = ['draft', 'submitted', 'refused', 'approved'];

/** Warns the organiser of a class whose fee has no account: it will not open. */
export function PayeeMissing({ record }: { readonly record: ClassRecord }) {
  const { t } = useWords();
  const { eventsOf } = useClassRights();
  const { class_id, status } = record;
  const enabled = before.includes(status) && eventsOf(record).length > 0;
  const { data } = useCallQuery('class/fetchClassStep', { class_id, event: 'open' }, { enabled });
  if (data?.blocked_by !== 'payee_missing') return null;
  return (
    <Banner
      tone="warning"
      title={t('class.payee_missing')}
      actions={<PlaceLink place={placeOfRefusal.payee_missing} class_id={class_id} />}
    />
  );
}
