import { titleFor } from '@skillcert/core';
import { use } from 'react';
import { useWords } from '../messages/words-state.js';
import type { RouteTitleKey } from '../route-kinds.js';
import { ProfileContext } from '../state/use-profile.js';
import { useCurrentRoute } from './current-route.js';

/** Translates a title of the route table; its keys are checked in the table. */
export const useTitles = () => {
  const { t } = useWords();
  return (key: string): string => t(key as RouteTitleKey);
};

/** The title of the current route as the account's roles see it. */
export const useScreenTitle = (): string => {
  const say = useTitles();
  const roles = use(ProfileContext)?.roles ?? [];
  return say(titleFor(useCurrentRoute().route.meta, roles).title);
};
