import type { Profile } from '@skillcert/api-client';
import type { Role } from '@skillcert/core';
import { createContext, use } from 'react';

/** The profile of the signed-in account; provided by the console's layout, inside which there always is one. */
export const ProfileContext = createContext<Profile | undefined>(undefined);

/** The profile of the signed-in account. */
export const useProfile = (): Profile => {
  const profile = use(ProfileContext);
  if (!profile) throw new Error('useProfile is for screens inside the layout; nobody is signed in here.');
  return profile;
};

/** The effective roles of the signed-in account. */
export const useRoles = (): readonly Role[] => useProfile().roles;
