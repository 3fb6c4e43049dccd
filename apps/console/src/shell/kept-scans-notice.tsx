import { lazy, Suspense } from 'react';
import { completeWords } from '../messages/words-state.js';

const KeptElsewhere = lazy(async () => {
  const [part] = await Promise.all([
    import('../screens/exam/check-in/kept/kept-elsewhere.js'),
    completeWords('check_in'),
  ]);
  return { default: part.KeptElsewhere };
});

/** The notice on every screen except the door that scans wait on this device. It is downloaded if some may. */
export function KeptScansNotice() {
  return (
    localStorage.kept_scans && (
      <Suspense>
        <KeptElsewhere />
      </Suspense>
    )
  );
}
