import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { ProfileContext } from '../../state/use-profile.js';
import { useProgramme } from '../../state/use-programme.js';

/** The title of the entry: of the signed-in account, else of the login page; empty at the plain one. */
export const useEntryTitle = (): string => {
  const { entries } = useProgramme();
  const { pathname } = useLocation();
  const profile = use(ProfileContext);
  const entry = profile ? profile.entry.id : pathname.split('/')[2];
  return entries.find(({ id }) => id === entry)?.title ?? profile?.entry.title ?? '';
};
