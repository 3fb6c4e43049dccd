import { lazy, Suspense } from 'react';
import { useProfile } from '../../state/use-profile.js';

// Downloaded by accounts that belong to a unit.
const InstitutionInfo = lazy(async () => ({
  default: (await import('./institution-info.js')).InstitutionInfo,
}));

/** The recommending institution that the account belongs to. */
export function UnitCard() {
  const { recommend_info } = useProfile();
  return (
    recommend_info && (
      <Suspense>
        <InstitutionInfo info={recommend_info} />
      </Suspense>
    )
  );
}
