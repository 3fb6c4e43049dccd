import { Page, type PageProps } from '@skillcert/ui';
import type { RouteId } from '../routes.js';
import { useCurrentRoute } from './current-route.js';
import { useScreenTitle } from './use-screen-title.js';

/** The widths of pages that are no lists. They stand here, because the heading is drawn before the screen is. */
const widths: { readonly [id in RouteId]?: PageProps['width'] } = {
  contact: 'narrow',
  gathering: 'narrow',
  jclass: 'wide',
  'profile-expert': 'wide',
  'profile-index': 'wide',
};

/** The page of the current route: its title as the account's roles see it, as wide as its content needs. */
export function ScreenPage(props: Omit<PageProps, 'title' | 'width'>) {
  const { route } = useCurrentRoute();
  return <Page {...props} title={useScreenTitle()} width={widths[route.id as RouteId] ?? 'full'} />;
}
