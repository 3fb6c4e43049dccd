import { breadcrumb } from '@skillcert/core';
import { Badge, Breadcrumb, ButtonLink, Inline, useIsMobile } from '@skillcert/ui';
import { ArrowLeft } from 'lucide-react';
import { useWords } from '../../messages/words-state.js';
import { useActiveClass } from '../../state/active-class.js';
import { useRoles } from '../../state/use-profile.js';
import { useCurrentRoute } from '../current-route.js';
import { offeredRoutes } from '../offered-routes.js';
import { useTitles } from '../use-screen-title.js';

/** Where this page is; with an active class its name and the way back to the class list. */
export function NavbarTrail() {
  const { t } = useWords();
  const say = useTitles();
  const roles = useRoles();
  const active = useActiveClass();
  const mobile = useIsMobile();
  const { route } = useCurrentRoute();
  const steps = breadcrumb(offeredRoutes, route.path, roles);
  return (
    <Inline>
      {!(mobile && active) && (
        <Breadcrumb
          items={steps.map(({ title, path }) => ({
            id: path ?? route.path,
            label: say(title),
            ...(path === null ? {} : { to: path }),
          }))}
        />
      )}
      {active && (
        <>
          <Badge tone="accent">{active.class_name}</Badge>
          <ButtonLink to="/class/lists" size="small" variant="ghost" icon={<ArrowLeft aria-hidden="true" />}>
            {t('shell.back_to_classes')}
          </ButtonLink>
        </>
      )}
    </Inline>
  );
}
