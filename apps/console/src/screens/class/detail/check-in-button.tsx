import type { ClassRecord } from '@skillcert/api-client';
import { acceptsCheckIns, routeAccess } from '@skillcert/core';
import { Button } from '@skillcert/ui';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../../messages/words-state.js';
import { routes } from '../../../routes.js';
import { activateClass } from '../../../shell/activate-class.js';
import { useProfile } from '../../../state/use-profile.js';

/** The way to the door of a class, for those who work there; the menu does not have it. */
export function CheckInButton({ record }: { readonly record: ClassRecord }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { report } = routes.byId;
  const works = routeAccess(report, useProfile(), record) === 'open';
  if (!works || !acceptsCheckIns(record.status)) return null;
  const open = async () => {
    if (await activateClass(record)) navigate(report.path);
  };
  return <Button onClick={open}>{t('route.report')}</Button>;
}
