import { lazy, Suspense, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useLazy } from '../../lazy.js';
import { completeWords } from '../../messages/words-state.js';
import { sendToActiveClass } from '../../state/active-class.js';
import { useSession } from '../../state/session.js';
import { followSignOut } from '../../state/sign-out-elsewhere.js';
import { loadProfile, needsProfile } from '../load-profile.js';
import { AtPlace, type Place } from '../place.js';
import { ScreenView } from '../screen/screen-view.js';
import { ScreenLoading } from '../screen-loading.js';
import { lazyLayout } from './lazy-layout.js';
import { Leave } from './leave.js';
import { type Evaluated, useDecision, useShown } from './use-decision.js';

const FirstSteps = lazy(async () => {
  const [screen] = await Promise.all([
    import('../../screens/accounts/profile/first-steps.js'),
    completeWords('password', 'factor'),
  ]);
  return { default: screen.FirstSteps };
});

const ClassExpiredDialog = lazy(async () => ({
  default: (await import('../class-expired-dialog.js')).ClassExpiredDialog,
}));

/** A screen inside the layout. */
function InLayout({ place }: { readonly place: Place }) {
  const ConsoleLayout = useLazy(lazyLayout);
  return ConsoleLayout ? <ConsoleLayout place={place} /> : <ScreenLoading />;
}

/** The view that the guard allowed: a page of its own, or a screen inside the layout once nothing else comes first. */
function Shown(evaluated: Evaluated) {
  const session = useSession();
  const match = useShown(evaluated);
  if (!match) return null;
  const place = { location: evaluated.location, match };
  if (match.route.public) {
    return (
      <AtPlace place={place}>
        <ScreenView />
      </AtPlace>
    );
  }
  const isBarred =
    'profile' in session && (session.profile.must_change_password || session.profile.must_enrol_factor);
  if (!isBarred) return <InLayout place={place} />;
  return (
    <Suspense fallback={<ScreenLoading />}>
      <FirstSteps />
    </Suspense>
  );
}

/** Lets a navigation through, sends it elsewhere, loads the profile first, or asks to choose the class again. */
export function Guard() {
  const evaluated = useDecision();
  const { decision, isCutOff } = evaluated;
  const { kind } = decision;
  const clearsClass = (kind === 'allow' || kind === 'leave') && decision.clears_class;

  useEffect(() => {
    if (kind === 'load_profile' && needsProfile()) void loadProfile();
    if (clearsClass) sendToActiveClass({ type: 'class_cleared' });
    if (isCutOff && kind === 'redirect') followSignOut();
  }, [kind, clearsClass, isCutOff]);

  return (
    <>
      {kind === 'load_profile' && <ScreenLoading />}
      {kind === 'redirect' && <Navigate to={decision.to} replace />}
      {kind === 'leave' && <Leave to={decision.to} />}
      <Shown {...evaluated} />
      {kind === 'warn' && (
        <Suspense fallback={<ScreenLoading />}>
          <ClassExpiredDialog to={decision.to} />
        </Suspense>
      )}
    </>
  );
}
