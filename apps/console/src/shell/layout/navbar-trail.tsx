import { breadcrumb, type RouteRecord } from '@skillcert/core';
import { Badge, Breadcrumb, Button, IconButton, Inline, Text, useIsMobile } from '@skillcert/ui';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../messages/words-state.js';
import { routes } from '../../routes.js';
import { useActiveClass } from '../../state/active-class.js';
import { useRoles } from '../../state/use-profile.js';
import { useTitles } from '../use-screen-title.js';

/**
 * The place of this page; with an active class its name and the way back to the class list. On a phone there is
 * room for the class alone, or the ends of the path.
 */
export function NavbarTrail({ route }: { readonly route: RouteRecord }) {
  const { t } = useWords();
  const say = useTitles();
  const roles = useRoles();
  const active = useActiveClass();
  const mobile = useIsMobile();
  const navigate = useNavigate();
  const way = breadcrumb(routes, route.path, roles);
  const steps = mobile ? [...way.slice(0, 1), ...way.slice(1).slice(-1)] : way;
  const back = {
    icon: <ArrowLeft aria-hidden="true" />,
    size: 'small',
    onClick: () => navigate('/class/lists'),
  } as const;

  if (mobile && active) {
    return (
      <Inline wrap={false}>
        <IconButton {...back} label={t('frame.back_to_classes')} />
        <Text truncate size="sm" weight="medium">
          {active.class_name}
        </Text>
      </Inline>
    );
  }
  return (
    <Inline wrap={false}>
      <Breadcrumb
        items={steps.map(({ title, path, external }) => ({
          id: path ?? route.path,
          label: say(title),
          ...(path === null ? {} : { to: path, external }),
        }))}
      />
      {active && (
        <>
          <Badge tone="accent">{active.class_name}</Badge>
          <Button {...back} variant="ghost">
            {t('frame.back_to_classes')}
          </Button>
        </>
      )}
    </Inline>
  );
}
