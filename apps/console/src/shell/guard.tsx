import type { RouteMatch } from '@skillcert/core';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { completeWords } from '../messages/words-state.js';
import { tellActiveClass } from '../state/active-class.js';
import { useSession } from '../state/session.js';
import { CurrentRouteContext } from './current-route.js';
import { Leave } from './leave.js';
import { loadProfile, needsProfile } from './load-profile.js';
import { ScreenLoading } from './screen-loading.js';
import { ScreenView } from './screen-view.js';
import { useDecision } from './use-decision.js';

const ConsoleLayout = lazy(async () => {
  const [layout] = await Promise.all([import('./layout/console-layout.js'), completeWords()]);
  return { default: layout.ConsoleLayout };
});

const InitialPassword = lazy(async () => {
  const [screen] = await Promise.all([
    import('../screens/profile/password/initial-password-screen.js'),
    completeWords('password'),
  ]);
  return { default: screen.InitialPasswordScreen };
});

const ClassExpiredDialog = lazy(async () => ({
  default: (await import('./class-expired-dialog.js')).ClassExpiredDialog,
}));

/** What the guard let through: a page of its own, or a screen inside the layout once the initial password is changed. */
function Shown({ match }: { readonly match: RouteMatch }) {
  const session = useSession();
  if (match.route.public) return <ScreenView />;
  const mustChange = 'profile' in session && session.profile.must_change_password;
  return (
    <Suspense fallback={<ScreenLoading />}>{mustChange ? <InitialPassword /> : <ConsoleLayout />}</Suspense>
  );
}

/** Lets a navigation through, sends it elsewhere, loads the profile first, or says that the class must be chosen again. */
export function Guard() {
  const { decision, shown } = useDecision();
  const { kind } = decision;
  const clearsClass = (kind === 'allow' || kind === 'leave') && decision.clears_class;

  useEffect(() => {
    if (kind === 'load_profile' && needsProfile()) void loadProfile();
    if (clearsClass) tellActiveClass({ type: 'class_cleared' });
  }, [kind, clearsClass]);

  return (
    <>
      {kind === 'load_profile' && <ScreenLoading />}
      {kind === 'redirect' && <Navigate to={decision.to} replace />}
      {kind === 'leave' && <Leave to={decision.to} />}
      {shown && (
        <CurrentRouteContext value={shown}>
          <Shown match={shown} />
        </CurrentRouteContext>
      )}
      {kind === 'warn' && (
        <Suspense fallback={<ScreenLoading />}>
          <ClassExpiredDialog to={decision.to} />
        </Suspense>
      )}
    </>
  );
}
