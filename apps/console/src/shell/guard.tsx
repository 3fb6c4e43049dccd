import { lazy, Suspense, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { completeWords } from '../messages/words-state.js';
import { tellActiveClass } from '../state/active-class.js';
import { CurrentRouteContext } from './current-route.js';
import { loadProfile, needsProfile } from './load-profile.js';
import { ScreenLoading } from './screen-loading.js';
import { ScreenView } from './screen-view.js';
import { useDecision } from './use-decision.js';

const ConsoleLayout = lazy(async () => {
  const [layout] = await Promise.all([import('./layout/console-layout.js'), completeWords()]);
  return { default: layout.ConsoleLayout };
});

const ClassExpiredDialog = lazy(async () => ({
  default: (await import('./class-expired-dialog.js')).ClassExpiredDialog,
}));

/** Lets a navigation through, sends it elsewhere, loads the profile first, or says that the class must be chosen again. */
export function Guard() {
  const decision = useDecision();
  const { kind } = decision;
  const clearsClass = kind === 'allow' && decision.clears_class;

  useEffect(() => {
    if (kind === 'load_profile' && needsProfile()) void loadProfile();
    if (clearsClass) tellActiveClass({ type: 'class_cleared' });
  }, [kind, clearsClass]);

  switch (kind) {
    case 'load_profile':
      return <ScreenLoading />;
    case 'redirect':
      return <Navigate to={decision.to} replace />;
    case 'warn':
      return (
        <Suspense fallback={<ScreenLoading />}>
          <ClassExpiredDialog to={decision.to} />
        </Suspense>
      );
    case 'allow':
      return (
        <CurrentRouteContext value={decision.match}>
          {decision.match.route.public ? (
            <ScreenView />
          ) : (
            <Suspense fallback={<ScreenLoading />}>
              <ConsoleLayout>
                <ScreenView />
              </ConsoleLayout>
            </Suspense>
          )}
        </CurrentRouteContext>
      );
    default:
      return kind satisfies never;
  }
}
